import type { Order } from '@vitrine/shared/contract/order';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/Picture';
import { OrderLineText } from './OrderLineText.tsx';
import { Totals } from './Totals.tsx';
import style from './SummaryLines.module.css';

/** What was bought, at the prices of then, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const locale = useLocale();
  return (
    <>
      <ul className={style['lines']} role="list">
        {order.lines.map((line) => (
          <li key={line.uuid}>
            {line.picture !== undefined && (
              <Picture picture={line.picture} alt="" sizes="3rem" className={style['picture'] ?? ''} />
            )}
            <OrderLineText line={line} />
          </li>
        ))}
      </ul>
      <Totals
        goodsCents={order.goodsCents}
        shippingCents={order.shipping.priceCents}
        shippingName={order.shipping.name[locale]}
        vatCents={order.vatCents}
      />
    </>
  );
}
