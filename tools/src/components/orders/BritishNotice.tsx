import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';

interface BritishNoticeProps {
  order: Pick<ToolsOrder, 'customs' | 'lines' | 'orderState'>;
  /** By position: how many of each line are about to be taken out. */
  out?: ReadonlyMap<number, number>;
}

/**
 * That what is left of an export to Great Britain is worth no more than £135: it stays taxed as it was agreed, and yet
 * British VAT may be owed (decision 135).
 */
export function BritishNotice({ order, out = new Map() }: BritishNoticeProps) {
  const words = useWords();
  const locale = useLocale();
  const limitCents = order.customs?.britishLimitCents;
  if (limitCents === undefined || order.orderState === 'cancelled') return null;
  const leftCents = order.lines.reduce((sum, { position, amount, withdrawnAmount = 0, priceCents }) => {
    return sum + Math.max(0, amount - withdrawnAmount - (out.get(position) ?? 0)) * priceCents;
  }, 0);
  if (leftCents === 0 || leftCents > limitCents) return null;
  return (
    <Notice tone="error">{words('order.british.left', { limit: formatMoney(limitCents, locale) })}</Notice>
  );
}
