import { FormattedMessage } from 'react-intl';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './OrderPapers.module.css';

/** Each parcel on its way, where to follow it, and which order shares it. */
export function OrderParcels({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  const { shipments = [], joinedWith } = order;
  if (shipments.length === 0 && !joinedWith) return null;
  return (
    <Step id="order-parcels" title={words('order.parcels')}>
      {joinedWith && <Shared order={joinedWith} isSent={shipments.length > 0} />}
      {shipments.length > 0 && (
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
      )}
    </Step>
  );
}

/** The other order in the parcel; its link only where its key came with it. */
function Shared({
  order: { reference, key },
  isSent,
}: {
  order: NonNullable<Order['joinedWith']>;
  isSent: boolean;
}) {
  const locale = useLocale();
  const path = key === undefined ? null : withQuery(pathTo('order', locale, { reference }), { key });
  return (
    <p className={style['shared']}>
      <FormattedMessage
        id={isSent ? 'order.joinedSent' : 'order.joined'}
        values={{
          reference: <span className="whole">{reference}</span>,
          link: (text) => (path === null ? <strong>{text}</strong> : <SiteLink to={path}>{text}</SiteLink>),
        }}
      />
    </p>
  );
}
