import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';

interface BritishNoticeProps {
  order: Pick<ToolsOrder, 'customs' | 'fulfilmentState' | 'lines' | 'orderState'>;
  /** By position: how many of each line are about to be taken out. */
  out?: ReadonlyMap<number, number>;
}

/**
 * That what is left of an export to Great Britain is worth no more than £135: it stays taxed as it was agreed, and yet
 * British VAT may be owed (decision 135). Nothing can be done about a parcel that has left.
 */
export function BritishNotice({ order, out = new Map() }: BritishNoticeProps) {
  const words = useWords();
  const locale = useLocale();
  const limitCents = order.customs?.britishLimitCents;
  if (limitCents === undefined || !isHere(order)) return null;
  const leftCents = order.lines.reduce((sum, { position, amount, withdrawnAmount = 0, priceCents }) => {
    return sum + Math.max(0, amount - withdrawnAmount - (out.get(position) ?? 0)) * priceCents;
  }, 0);
  if (leftCents === 0 || leftCents > limitCents) return null;
  return (
    <Notice tone="error">{words('order.british.left', { limit: formatMoney(limitCents, locale) })}</Notice>
  );
}

const ENDED: readonly ToolsOrder['orderState'][] = ['completed', 'cancelled'];
const UNSENT: readonly ToolsOrder['fulfilmentState'][] = ['waiting', 'preparing', 'permit-wait'];

/** Whether its parcel is still to leave. */
const isHere = ({ orderState, fulfilmentState }: Pick<ToolsOrder, 'fulfilmentState' | 'orderState'>) =>
  !ENDED.includes(orderState) && UNSENT.includes(fulfilmentState);
