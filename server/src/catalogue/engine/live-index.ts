import { isDeepStrictEqual } from 'node:util';
import {
  oldestChange,
  lastChangeBefore,
  readChanges,
  type CatalogueChange,
} from '../store/catalogue-changes.ts';
import {
  countShown,
  readAllFamilies,
  readCatalogueRows,
  readCatalogueRowsById,
} from '../store/catalogue-rows.ts';
import type { Database } from '../../database/database.ts';
import { listSynonyms } from '../store/synonyms.ts';
import { CatalogueIndex } from './catalogue-index.ts';

type Kysely = Database['kysely'];

const FILL_ROWS = 500;
const PATCH_ROWS = 500;
/** More changes at once than this are read faster as a whole catalogue. */
const MAX_CHANGES = 20_000;
/**
 * A change may become visible after one with a higher number, because its transaction ended later. The database ends
 * statements and idle transactions after 15 s; twice that is waited before a number is taken for the last of its kind.
 */
const SETTLE_MS = 30_000;
/** The log is read from further back at the start: the database's clock may differ from ours. */
const START_MS = 2 * SETTLE_MS;
/** The log holds an hour. Whoever has not looked for so long checks that nothing is missing. */
const LONG_MS = 10 * 60_000;

/** An index and what is needed to keep it true to its database. */
export class LiveIndex {
  index = new CatalogueIndex(0);
  readonly #kysely: Kysely;
  /** Changes up to here are applied, and no other will appear among them. */
  #settled = 0;
  /** Changes above that which are applied already. */
  #applied = new Set<number>();
  /** The highest change seen, and when it was first seen. */
  #seen: { id: number; at: number }[] = [];
  #lookedAt = 0;
  #synonyms: ReadonlyMap<string, string[]> = new Map();

  constructor({ kysely }: Database) {
    this.#kysely = kysely;
  }

  /** Reads the whole catalogue. Until it is there the index before it stays. */
  async load(): Promise<void> {
    const kysely = this.#kysely;
    const settled = await lastChangeBefore(kysely, new Date(Date.now() - START_MS));
    // What is in the log by now is also in the rows that are read next.
    const changes = await readAllChanges(kysely, settled);
    const index = new CatalogueIndex(roomFor(await countShown(kysely)));
    const synonyms = await listSynonyms(kysely);
    index.setSynonyms(synonyms);
    index.setFamilies(await readAllFamilies(kysely));
    for (let after = 0; ;) {
      const rows = await readCatalogueRows(kysely, after, FILL_ROWS);
      index.fill(rows);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      await othersFirst();
    }
    index.sort();
    // Made now: otherwise the first search would wait for it.
    index.vocabulary();
    index.known();
    this.index = index;
    this.#synonyms = synonyms;
    this.#settled = settled;
    this.#applied = new Set();
    this.#seen = [];
    this.#note(changes);
  }

  /** Applies what changed since. True when something did. */
  async refresh(): Promise<boolean> {
    if (await this.#hasMissed()) return this.#loadAgain();
    const changes = await readChanges(this.#kysely, this.#settled, this.#applied.size + MAX_CHANGES);
    const fresh = changes.filter(({ id }) => !this.#applied.has(id));
    if (fresh.length >= MAX_CHANGES) return this.#loadAgain();
    if (fresh.some(({ insectId }) => insectId === null)) {
      this.index.setFamilies(await readAllFamilies(this.#kysely));
    }
    await this.#patch([...new Set(fresh.flatMap(({ insectId }) => insectId ?? []))]);
    this.#note(fresh);
    return (await this.#refreshSynonyms()) || fresh.length > 0;
  }

  /** They are few and in no log: read each time, and taken over when they are others than before. */
  async #refreshSynonyms(): Promise<boolean> {
    const synonyms = await listSynonyms(this.#kysely);
    if (isDeepStrictEqual(synonyms, this.#synonyms)) return false;
    this.#synonyms = synonyms;
    this.index.setSynonyms(synonyms);
    return true;
  }

  async #loadAgain(): Promise<true> {
    await this.load();
    return true;
  }

  async #patch(ids: number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += PATCH_ROWS) {
      const part = ids.slice(start, start + PATCH_ROWS);
      const rows = await readCatalogueRowsById(this.#kysely, part);
      const shown = new Set(rows.map((row) => row.id));
      this.index.apply(
        rows,
        part.filter((id) => !shown.has(id)),
      );
    }
  }

  #note(changes: readonly CatalogueChange[]): void {
    const now = performance.now();
    this.#lookedAt = now;
    for (const { id } of changes) this.#applied.add(id);
    const highest = changes.reduce((max, { id }) => Math.max(max, id), this.#highest());
    if (highest > this.#highest()) this.#seen.push({ id: highest, at: now });
    for (let first = this.#seen[0]; first && first.at < now - SETTLE_MS; first = this.#seen[0]) {
      this.#settled = first.id;
      this.#seen.shift();
    }
    for (const id of this.#applied) if (id <= this.#settled) this.#applied.delete(id);
  }

  #highest(): number {
    return this.#seen.at(-1)?.id ?? this.#settled;
  }

  /** Whether changes were forgotten before they were seen here. */
  async #hasMissed(): Promise<boolean> {
    if (performance.now() - this.#lookedAt < LONG_MS) return false;
    const oldest = await oldestChange(this.#kysely);
    return oldest !== null && oldest > this.#highest() + 1;
  }
}

async function readAllChanges(kysely: Kysely, after: number): Promise<CatalogueChange[]> {
  const all: CatalogueChange[] = [];
  for (let from = after; ;) {
    const changes = await readChanges(kysely, from, MAX_CHANGES);
    all.push(...changes);
    const last = changes.at(-1);
    if (!last) return all;
    from = last.id;
  }
}

/** A tenth more, for the lots to come. */
const roomFor = (count: number) => Math.ceil(count * 1.1) + 64;

/** Lets waiting questions and answers pass. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
