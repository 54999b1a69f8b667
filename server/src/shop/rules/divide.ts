/** Whole-number division, half a unit rounded up: no floating-point half is ever compared. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Splits an amount in proportion to weights, to the unit: the parts come to the whole. What flooring leaves over goes one
 * by one to the largest remainders, the earlier of equal ones first. Weights of nothing at all give it all to the first.
 * @param amount whole, not negative, as are the weights
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const remainder = (index: number) => (amount * (weights[index] ?? 0)) % whole;
  const fullest = weights.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of fullest.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
