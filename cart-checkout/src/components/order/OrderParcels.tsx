import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './OrderPapers.module.css';

/** Each parcel on its way, and where to follow it. */
export function OrderParcels({ shipments }: { shipments: NonNullable<Order['shipments']> }) {
  const words = useWords();
  const locale = useLocale();
  if (shipments.length === 0) return null;
  return (
    <Step id="order-parcels" title={words('order.parcels')}>
      <ul className={style['papers']} role="list">
        {shipments.map(({ carrier, shippedAt, trackingNumber: number, trackingUrl }) => (
          <li key={`${carrier} ${number} ${shippedAt}`}>
            <span>{words('order.parcel', { carrier, day: formatDay(shippedAt, locale) })}</span>
            {trackingUrl ? (
              <a href={trackingUrl} rel="noreferrer">
                {number ? words('order.track', { number }) : words('order.follow')}
              </a>
            ) : (
              number && <span>{words('order.parcelNumber', { number })}</span>
            )}
          </li>
        ))}
      </ul>
    </Step>
  );
}
