import type { Wing } from './wing.ts';

/** The painted wings of the right side, ready to be placed. */
export interface PaintedWings {
  readonly fore: string;
  readonly hind: string;
  readonly foreWing: Wing;
  readonly hindWing: Wing;
}
