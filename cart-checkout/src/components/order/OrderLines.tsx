import type { Order } from '@vitrine/shared/contract/orders/order';
import { totalVat } from '@vitrine/shared/contract/orders/tax/vat-terms';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Shortfall } from '../../model/cart/reorder.ts';
import { OrderLine } from './OrderLine.tsx';
import { Totals } from '../Totals.tsx';
import { useWords } from '../../model/use-words.ts';
import style from '../SummaryLines.module.css';
import totalsStyle from '../Totals.module.css';

interface OrderLinesProps {
  order: Order;
  /** Of each line that could not be put back into the cart whole, by uuid. */
  short?: Record<string, Shortfall>;
}

/** What was bought, at the prices of then, and what it comes to. */
export function OrderLines({ order, short = {} }: OrderLinesProps) {
  const words = useWords();
  const locale = useLocale();
  const vat = totalVat(order);
  return (
    <>
      <ul className={style['lines']} role="list">
        {order.lines.map((line) => (
          <OrderLine key={line.uuid} line={line} short={short[line.uuid]} />
        ))}
      </ul>
      <Totals
        goodsCents={order.goodsCents}
        shippingCents={order.shipping.priceCents}
        shippingName={order.shipping.name[locale]}
        vat={vat}
        vatCents={order.vatCents}
      />
      {(vat === 'margin' || vat === 'partly-margin') && (
        <p className={totalsStyle['note']}>{words('totals.margin')}</p>
      )}
    </>
  );
}
