import type { Order } from '@vitrine/shared/contract/orders/order';
import { LineText } from '../LineText.tsx';
import style from '../SummaryLines.module.css';

interface OrderLineTextProps {
  line: Order['lines'][number];
  /** Where its name leads. */
  to?: string | null;
}

/** A line as it was ordered. An older shop does not say which names are Latin. */
export function OrderLineText({ line, to = null }: OrderLineTextProps) {
  const { isMixed, ...said } = line;
  return (
    <span className={style['row']}>
      <LineText {...said} isLatin={isMixed === false} to={to} />
    </span>
  );
}
