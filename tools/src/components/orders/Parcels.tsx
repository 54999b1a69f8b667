import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Section } from './Section.tsx';
import style from './Order.module.css';

/** What has left, and whether it arrived. */
export function Parcels({ parcels }: Pick<ToolsOrder, 'parcels'>) {
  const words = useWords();
  const { moment } = useFormats();
  if (parcels.length === 0) return null;
  return (
    <Section title={words('order.parcels')}>
      <ul className={style['entries']} role="list">
        {parcels.map(({ id, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt }) => (
          <li key={id}>
            <strong>{carrier}</strong>{' '}
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {trackingNumber || words('order.follow')}
                <span className="visually-hidden">{words('orders.newTab')}</span>
              </a>
            ) : (
              trackingNumber
            )}
            <span className={style['small']}>
              {words('order.shippedAt', { at: moment(shippedAt) })}
              {deliveredAt && `, ${words('order.deliveredAt', { at: moment(deliveredAt) })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
