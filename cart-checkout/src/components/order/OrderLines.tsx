import type { Order } from '@vitrine/shared/contract/orders/order';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { OrderLine } from './OrderLine.tsx';
import { Totals } from '../Totals.tsx';
import style from '../SummaryLines.module.css';

interface OrderLinesProps {
  order: Order;
  /** Of each line that could not be put back into the cart whole: how many could, by uuid. */
  short?: Record<string, number>;
}

/** What was bought, at the prices of then, and what it comes to. */
export function OrderLines({ order, short = {} }: OrderLinesProps) {
  const locale = useLocale();
  return (
    <>
      <ul className={style['lines']} role="list">
        {order.lines.map((line) => (
          <OrderLine key={line.uuid} line={line} left={short[line.uuid]} />
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
