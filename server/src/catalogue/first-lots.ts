import type { FindQuery, Found } from './catalogue.ts';
import { isUnfiltered } from './chosen-filters.ts';

/** Three of the largest pages: who goes further is rare. */
const FIRST = 288;
const MAX_LISTS = 64;

/**
 * The first lots of whole lists and searches, in their order, with all that is counted beside them: found once for each
 * state of the index, when somebody asks, whichever page. Forgotten by the index whenever a lot changes.
 */
export class FirstLots {
  readonly #lists = new Map<string, Found>();

  /** One page; `find` finds what is not known. */
  page(query: FindQuery, find: (query: FindQuery) => Found): Found {
    const { list, sort, filters, offset, limit } = query;
    if (offset + limit > FIRST || !isUnfiltered(filters)) return find(query);
    const key = JSON.stringify([list, sort]);
    const first = this.#lists.get(key) ?? find({ ...query, offset: 0, limit: FIRST });
    this.#keep(key, first);
    return cut(first, offset, offset + limit);
  }

  clear(): void {
    this.#lists.clear();
  }

  #keep(key: string, first: Found): void {
    // Last in line to be dropped.
    this.#lists.delete(key);
    this.#lists.set(key, first);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > MAX_LISTS && oldest !== undefined) this.#lists.delete(oldest);
  }
}

/** What is only like a search comes last, so its uuids belong to the last ids. */
function cut(found: Found, from: number, to: number): Found {
  const start = found.ids.length - found.close.length;
  const close = found.close.slice(Math.max(0, from - start), Math.max(0, to - start));
  return { ...found, ids: found.ids.slice(from, to), close };
}
