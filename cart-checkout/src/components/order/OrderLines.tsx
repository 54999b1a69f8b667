import type { Order } from '@vitrine/shared/contract/orders/order';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { OrderLine } from './OrderLine.tsx';
import { Totals } from '../Totals.tsx';
import style from '../SummaryLines.module.css';

/** What was bought, at the prices of then, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const locale = useLocale();
  return (
    <>
      <ul className={style['lines']} role="list">
        {order.lines.map((line) => (
          <OrderLine key={line.uuid} line={line} />
        ))}
      </ul>
      <Totals
        goodsCents={order.goodsCents}
        shippingCents={order.shipping.priceCents}
        shippingName={order.shipping.name[locale]}
        isVatIncluded={order.vatCents > 0}
        vatCents={order.vatCents}
      />
    </>
  );
}
