import type { ReorderedLine } from '@vitrine/shared/cart/reorder';

/** What became of a line that could not be put back whole. */
export type Shortfall = Pick<ReorderedLine, 'fate' | 'added'>;

/** What became of the lines that were put into the cart once more. */
export interface Reordered {
  count: number;
  /** Of the lines that could not be put back whole, by uuid. */
  short: Record<string, Shortfall>;
  /** Whether anything of it lies in the cart now, or another lot in its place. */
  isInCart: boolean;
  /** Whether all that there is lies in it. */
  isAllThere: boolean;
}

/** Putting an order back into the cart, and how far it is. */
export interface Reorder {
  state: { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; reordered: Reordered };
  reorder(): Promise<void>;
  short: Reordered['short'];
}

/** What is told of the lines together, and at each that could not be put back whole. */
export function summed(lines: readonly ReorderedLine[]): Reordered {
  const short = lines.filter(({ fate }) => fate !== 'added');
  return {
    count: lines.reduce((sum, { added }) => sum + added, 0),
    short: Object.fromEntries(short.map(({ uuid, fate, added }) => [uuid, { fate, added }])),
    isInCart: lines.some(({ fate }) => fate !== 'gone'),
    isAllThere: short.every(({ fate }) => fate === 'there'),
  };
}
