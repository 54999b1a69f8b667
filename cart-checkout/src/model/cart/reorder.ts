import type { ReorderedLine } from '@vitrine/shared/cart/reorder';

/** What became of the lines that were put into the cart once more. */
export interface Reordered {
  count: number;
  /**
   * Of lines that are not there any more, not as many, or for which the cart has no room: how many of them lie in it
   * now, by uuid.
   */
  short: Record<string, number>;
}

/** Putting an order back into the cart, and how far it is. */
export interface Reorder {
  state: { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; reordered: Reordered };
  reorder(): Promise<void>;
  /** Of each line that could not be put back whole: how many could. */
  short: Reordered['short'];
}

/** What is told of the lines together, and at each that could not be put back whole. */
export function summed(lines: readonly ReorderedLine[]): Reordered {
  const short = lines.filter(({ added, amount }) => added < amount);
  return {
    count: lines.reduce((sum, { added }) => sum + added, 0),
    short: Object.fromEntries(short.map(({ uuid, added }) => [uuid, added])),
  };
}
