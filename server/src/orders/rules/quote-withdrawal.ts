import { mergeLines, type Line } from './placing/merge-lines.ts';

/** A line of the order, and how many of it were withdrawn from before. */
export interface OrderedLine {
  uuid: string;
  reference: string;
  amount: number;
  priceCents: number;
  withdrawn: number;
}

export interface WithdrawalTotals {
  /** At their price, whatever of it went back before. */
  goodsCents: number;
  shippingCents: number;
  /** Whether nothing of the order is left. */
  isWhole: boolean;
  /** What is left of the goods, at their price. */
  restCents: number;
}

/**
 * How many of so many pieces of a line are still to be paid back.
 * @param credited how many of the line a refund by hand has paid back; these come last
 */
export function owedAmount(
  { amount, withdrawn }: Pick<OrderedLine, 'amount' | 'withdrawn'>,
  wanted: number,
  credited = 0,
): number {
  return Math.max(0, Math.min(wanted, amount - withdrawn - credited));
}

/**
 * What is owed for lines that are withdrawn: their price, and, once nothing of the order is left, the way out at the
 * cheapest that was offered (Directive 2011/83/EU, article 13). Withdrawals add up. Null when a line is not in the
 * order, or no longer that often.
 * @param credited by reference: how many of a line a refund by hand has paid back
 * @param shipping in cents: what was paid for it, and the cheapest that was offered
 */
export function quoteWithdrawal(
  ordered: readonly OrderedLine[],
  credited: ReadonlyMap<string, number>,
  lines: readonly Line[],
  shipping: { paidCents: number; cheapestCents: number },
): (WithdrawalTotals & { owedCents: number }) | null {
  const wanted = new Map(mergeLines(lines).map(({ uuid, amount }) => [uuid, amount]));
  const left = ordered.map((line) => line.amount - line.withdrawn);
  const known = ordered.filter(({ uuid }, index) => (wanted.get(uuid) ?? Infinity) <= (left[index] ?? 0));
  if (wanted.size === 0 || known.length !== wanted.size) return null;
  const sum = (count: (line: OrderedLine, amount: number) => number) =>
    known.reduce((cents, line) => cents + count(line, wanted.get(line.uuid) ?? 0) * line.priceCents, 0);
  const goodsCents = sum((_line, amount) => amount);
  const owedCents = sum((line, amount) => owedAmount(line, amount, credited.get(line.reference)));
  const isWhole = ordered.every(({ uuid }, index) => (wanted.get(uuid) ?? 0) === left[index]);
  const shippingCents = isWhole ? Math.min(shipping.paidCents, shipping.cheapestCents) : 0;
  const leftCents = ordered.reduce(
    (cents, { priceCents }, index) => cents + (left[index] ?? 0) * priceCents,
    0,
  );
  const sums = { goodsCents, restCents: leftCents - goodsCents, shippingCents };
  return { ...sums, owedCents: owedCents + shippingCents, isWhole };
}

/**
 * What of the way from the price to the money that goes back was paid more, or less, when the order was paid. The rest of it went back
 * before. All in cents.
 * @param paidCents how much more was paid than asked; below zero, how much less
 */
export function differenceShown(priceCents: number, refundCents: number, paidCents: number): number {
  const restCents = refundCents - priceCents;
  return paidCents > 0
    ? Math.max(0, Math.min(restCents, paidCents))
    : Math.min(0, Math.max(restCents, paidCents));
}
