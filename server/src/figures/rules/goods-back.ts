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

/** An amount over weights. Rounded over what was passed so far, so that the shares always add up. */
function sharesOf(amount: number, weights: readonly number[]): number[] {
  const whole = Math.max(1, sum(weights));
  const upTo = (count: number) => Math.round((amount * sum(weights.slice(0, count))) / whole);
  return weights.map((_, index) => upTo(index + 1) - upTo(index));
}

/**
 * What went back of each line of an order, in cents. What a credit note names belongs to its line, as far as money went
 * back for it; other money, such as goodwill or a chargeback, is taken off what is left of the goods, by their share, and
 * only then off shipping.
 */
export function goodsBack(lines: readonly GoodsLine[], back: MoneyBack): number[] {
  const asked = lines.map(({ reference, cents }) => Math.min(cents, back.lines.get(reference) ?? 0));
  const forGoods = Math.max(0, back.cents - back.shippingCents);
  const named = sum(asked) <= forGoods ? asked : sharesOf(forGoods, asked);
  const left = lines.map(({ cents }, index) => cents - (named[index] ?? 0));
  const shares = sharesOf(Math.min(sum(left), forGoods - sum(named)), left);
  return named.map((cents, index) => cents + (shares[index] ?? 0));
}
