/** Goods of one line of an order, in cents. */
interface GoodsLine {
  reference: string;
  cents: number;
}

/** What went back of an order: all of it, and what of that has a place, in cents. */
interface MoneyBack {
  cents: number;
  /** By reference of the line. */
  lines: ReadonlyMap<string, number>;
  shippingCents: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0);

/**
 * What went back of each line of an order, in cents. What a credit note names belongs to its line; other money, such as
 * goodwill or a chargeback, is taken off what is left of the goods, by their share, and only then off shipping.
 */
export function goodsBack(lines: readonly GoodsLine[], back: MoneyBack): number[] {
  const named = lines.map(({ reference, cents }) => Math.min(cents, back.lines.get(reference) ?? 0));
  const left = lines.map(({ cents }, index) => cents - (named[index] ?? 0));
  const leftCents = sum(left);
  const rest = Math.max(0, Math.min(leftCents, back.cents - back.shippingCents - sum(named)));
  // Rounded over what was passed so far, so that the shares always add up.
  const upTo = (count: number) => Math.round((rest * sum(left.slice(0, count))) / Math.max(1, leftCents));
  return named.map((cents, index) => cents + upTo(index + 1) - upTo(index));
}
