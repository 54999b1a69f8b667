import type { FindQuery } from '../catalogue.ts';

/** How many rows of each rank are in each stretch of a list's order; undefined where nobody has walked it whole. */
export type Marks = (Uint16Array | undefined)[];

/** Rows of a stretch. Fewer are walked after the last mark, more marks are looked at before. */
export const STRETCH = 4096;
/** Lists that are marked at a time: of a million lots they take 10 KB each. */
const MOST_LISTS = 32;
/** Pages before it are found sooner than their marks. */
const DEEP = STRETCH / 2;

/**
 * What walks to deep pages passed on their way, for the next one of the same list: a page far behind is then as near as
 * the next. Whoever walks the thousand pages of a category, as search engines do, asks for each of them.
 */
export class WalkMarks {
  readonly #lists = new Map<string, Marks>();

  /** Those of this list and order; null where none are stored. */
  of({ list, filters, sort, offset }: FindQuery): Marks | null {
    // What a search is of changes with the vocabulary, where parcels go with rates and the day.
    if (offset < DEEP || list.kind === 'search' || filters.ships !== undefined) return null;
    const key = JSON.stringify([list, filters, sort]);
    const marks = this.#lists.get(key) ?? [];
    this.#lists.delete(key);
    this.#lists.set(key, marks);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > MOST_LISTS && oldest !== undefined) this.#lists.delete(oldest);
    return marks;
  }

  /** Once a lot stands elsewhere. */
  clear(): void {
    this.#lists.clear();
  }
}
