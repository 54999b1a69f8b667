import type { Order } from '@vitrine/shared/contract/orders/order';
import { isLatinName } from '../../model/latin-name.ts';
import { LineText } from '../LineText.tsx';
import style from '../SummaryLines.module.css';

interface OrderLineTextProps {
  line: Order['lines'][number];
  /** Where its name leads. */
  to?: string | null;
}

/** A line as it was ordered. An older shop does not say which names are Latin; then their shape does. */
export function OrderLineText({ line, to = null }: OrderLineTextProps) {
  const { isMixed, ...said } = line;
  const isLatin = isMixed === undefined ? isLatinName(line.name) : !isMixed;
  return (
    <span className={style['row']}>
      <LineText {...said} isLatin={isLatin} to={to} />
    </span>
  );
}
