import { mergeLines, type Line } from './placing/merge-lines.ts';

/** A line of the order, and how many of it were withdrawn from before. */
export interface OrderedLine {
  uuid: string;
  amount: number;
  priceCents: number;
  withdrawn: number;
}

export interface WithdrawalTotals {
  goodsCents: number;
  shippingCents: number;
  /** Whether nothing of the order is left. */
  isWhole: boolean;
}

/**
 * What is owed for lines that are withdrawn: their price, and, once nothing of the order is left, the way out at the
 * cheapest that was offered (Directive 2011/83/EU, article 13). Withdrawals add up. Null when a line is not in the
 * order, or no longer that often.
 * @param shipping in cents: what was paid for it, and the cheapest that was offered
 */
export function quoteWithdrawal(
  ordered: readonly OrderedLine[],
  lines: readonly Line[],
  shipping: { paidCents: number; cheapestCents: number },
): WithdrawalTotals | null {
  const wanted = new Map(mergeLines(lines).map(({ uuid, amount }) => [uuid, amount]));
  const left = ordered.map((line) => line.amount - line.withdrawn);
  const known = ordered.filter(({ uuid }, index) => (wanted.get(uuid) ?? Infinity) <= (left[index] ?? 0));
  if (wanted.size === 0 || known.length !== wanted.size) return null;
  const goodsCents = known.reduce(
    (sum, { uuid, priceCents }) => sum + (wanted.get(uuid) ?? 0) * priceCents,
    0,
  );
  const isWhole = ordered.every(({ uuid }, index) => (wanted.get(uuid) ?? 0) === left[index]);
  const shippingCents = isWhole ? Math.min(shipping.paidCents, shipping.cheapestCents) : 0;
  return { goodsCents, shippingCents, isWhole };
}
