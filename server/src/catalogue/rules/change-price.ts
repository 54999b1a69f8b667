/**
 * A price raised or lowered by a share, as price lists are written: to ten cents below five euro, to half a euro below
 * twenty, to a euro above. One euro and less stays to the cent, for that is a list of its own.
 * @param hundredths of a percent, with its sign
 */
export function byPercentage(cents: number, hundredths: number): number {
  const exact = (cents * (10_000 + hundredths)) / 10_000;
  if (exact <= 100) return Math.round(exact);
  const step = exact < 500 ? 10 : exact < 2000 ? 50 : 100;
  return Math.round(exact / step) * step;
}
