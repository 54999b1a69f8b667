import {
  CAUGHT_MONTH,
  CAUGHT_YEAR,
  FACT_FILTERS,
  PICTURE_COLOUR,
} from '@vitrine/shared/contract/facts/fact-filters';
import { OWN_FACTS, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { parseFacts } from '../../rules/insect-facts.ts';
import { colourMask } from './colour-mask.ts';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';

/** Of a row of which nothing is said. */
export const UNSAID = -(2 ** 15);

/** What lists filter or sort by. */
const READ = OWN_FACTS.filter((fact) => FACT_FILTERS.includes(fact) || fact.sort);

/**
 * The facts without a column of their own, a number a row: a number itself, a choice as the place of its option. A fact
 * that no lot has takes no memory.
 */
export class FactColumns {
  readonly #columns = new Map<string, Numbers>();

  has(key: string): boolean {
    return this.#columns.has(key);
  }

  valueOf(key: string, row: number): number {
    return this.#columns.get(key)?.[row] ?? UNSAID;
  }

  /** @param capacity rows to make room for */
  set(row: number, lot: CatalogueRow, capacity: number): void {
    const { facts, caught_on } = lot;
    this.#write(PICTURE_COLOUR.key, row, colourMask(lot) || UNSAID, capacity);
    this.#write(CAUGHT_YEAR.key, row, yearOf(caught_on), capacity);
    const month = Number(caught_on?.slice(5, 7)) - 1;
    this.#write(CAUGHT_MONTH.key, row, month >= 0 ? month : UNSAID, capacity);
    if (READ.length === 0) return;
    const held = parseFacts(facts);
    for (const fact of READ) this.#write(fact.key, row, numberOf(fact, held[fact.key]), capacity);
  }

  #write(key: string, row: number, value: number, capacity: number): void {
    const column = this.#columns.get(key);
    if (!column && value === UNSAID) return;
    const room = column ?? roomFor(key, capacity).fill(UNSAID);
    room[row] = value;
    this.#columns.set(key, room);
  }

  reorder(order: Uint32Array): void {
    for (const column of this.#columns.values()) {
      const before = column.slice(0, order.length);
      for (let row = 0; row < order.length; row += 1) column[row] = before[order[row] ?? 0] ?? UNSAID;
    }
  }

  grow(capacity: number): void {
    for (const [key, column] of this.#columns) {
      const room = roomFor(key, capacity).fill(UNSAID);
      room.set(column);
      this.#columns.set(key, room);
    }
  }
}

type Numbers = Int16Array | Int32Array;

/** Two bytes a row for what has no greater numbers. */
function roomFor(key: string, capacity: number): Numbers {
  const fact = FACT_FILTERS.find((one) => one.key === key);
  const isSmall =
    fact?.kind === 'choice' || (fact?.kind === 'whole' && fact.most < 2 ** 15 && fact.least > UNSAID);
  return isSmall ? new Int16Array(capacity) : new Int32Array(capacity);
}

/** The year of a day, month or year; `UNSAID` where none is known. */
export const yearOf = (caughtOn: string | null): number =>
  caughtOn === null ? UNSAID : Number(caughtOn.slice(0, 4));

function numberOf(fact: NamedFact, value: unknown): number {
  if (typeof value === 'number') return value;
  if (fact.kind !== 'choice' || typeof value !== 'string') return UNSAID;
  const at = fact.options.indexOf(value);
  return at < 0 ? UNSAID : at;
}
