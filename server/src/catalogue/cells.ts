import { TRAITS } from './traits.ts';

/**
 * Every combination of traits and origin that a lot had so far, under a number. A million lots share some thousand of
 * them: what depends on these facts alone is looked at once a cell, not once a lot.
 */
export class Cells {
  /** By cell: the number of its traits, and of its origin. */
  readonly traits: number[] = [];
  readonly origins: number[] = [];
  readonly #numbers = new Map<number, number>();

  /** The cell's number; a new one the first time. */
  numberOf(traits: number, origin: number): number {
    const key = origin * TRAITS.length + traits;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.traits.push(traits) - 1;
    this.origins.push(origin);
    this.#numbers.set(key, number);
    return number;
  }
}
