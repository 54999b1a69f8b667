import { COLOURS } from '@vitrine/shared/contract/facts/colours';
import { TRAITS } from '../columns/traits.ts';

/** What lots of one kind have in common, and the lists that they are in. */
export interface Kind {
  /** Number of the name. */
  term: number;
  /** Number of the family. */
  family: number;
  /** The bits of `columns.ts`. */
  flags: number;
}

const MOST_FLAGS = 16384;
/** Later than any year. */
const NO_YEAR = 2 ** 15 - 1;

/**
 * Every combination of name, family, flags, traits and origin that a lot had so far, under a number. A million lots
 * share some 68,000 of them: what depends on these facts alone is looked at once a cell, not once a lot.
 */
export class AttributeGroups {
  length = 0;
  /** By cell: its kind, traits and origin, each a number, and how many rows it has. */
  kinds = new Uint32Array(0);
  traits = new Uint8Array(0);
  origins = new Uint32Array(0);
  counts = new Uint32Array(0);
  /** Of all rows that a cell ever had, the earliest and the latest year caught: bounds that none of its rows is beyond. */
  leastYear = new Int16Array(0);
  mostYear = new Int16Array(0);
  /** By colour: of how many rows of each cell it is. */
  colours = COLOURS.map(() => new Uint32Array(0));
  readonly kindList: Kind[] = [];
  /** By kind. */
  readonly cellsOfKind: number[][] = [];
  /** By family: kinds by name and flags. */
  readonly #kindNumbers: Map<number, number>[] = [];
  /** By kind: cells by origin and traits. Made when one of the kind comes or changes: few do, and all take 3 MB. */
  #cellNumbers: (Map<number, number> | undefined)[] = [];

  /** The cell's number; a new one the first time. */
  numberOf(kind: Kind, traits: number, origin: number): number {
    const ofKind = this.#kindOf(kind);
    const numbers = (this.#cellNumbers[ofKind] ??= this.#numbersOf(ofKind));
    const key = keyOf(traits, origin);
    return numbers.get(key) ?? this.#add(numbers, key, ofKind, traits, origin);
  }

  /** Widens the years of a cell to one that a row of it was caught in. */
  noteYear(cell: number, year: number): void {
    if (year < (this.leastYear[cell] ?? NO_YEAR)) this.leastYear[cell] = year;
    if (year > (this.mostYear[cell] ?? 0)) this.mostYear[cell] = year;
  }

  /** @param mask as `colourMask` says it */
  countColours(cell: number, mask: number, sign: 1 | -1): void {
    for (const [at, counts] of this.colours.entries())
      if (mask & (1 << at)) counts[cell] = (counts[cell] ?? 0) + sign;
  }

  #numbersOf(kind: number): Map<number, number> {
    const cells = this.cellsOfKind[kind] ?? [];
    return new Map(cells.map((cell) => [keyOf(this.traits[cell] ?? 0, this.origins[cell] ?? 0), cell]));
  }

  /** Numbers all anew, so that those of a kind stand together: lists are of kinds. @returns new numbers by old ones */
  renumber(): Uint32Array {
    const order = Uint32Array.from(this.cellsOfKind.flat());
    const numbers = new Uint32Array(this.length);
    for (const [number, cell] of order.entries()) numbers[cell] = number;
    for (const facts of this.#columns()) {
      const before = facts.slice();
      for (const [number, cell] of order.entries()) facts[number] = before[cell] ?? 0;
    }
    this.#cellNumbers = [];
    for (const cells of this.cellsOfKind)
      for (const [at, cell] of cells.entries()) cells[at] = numbers[cell] ?? 0;
    return numbers;
  }

  #kindOf(kind: Kind): number {
    const { term, family, flags } = kind;
    const numbers = (this.#kindNumbers[family] ??= new Map());
    const key = term * MOST_FLAGS + flags;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = this.kindList.push({ term, family, flags }) - 1;
    this.cellsOfKind.push([]);
    numbers.set(key, number);
    return number;
  }

  #add(numbers: Map<number, number>, key: number, kind: number, traits: number, origin: number): number {
    const cell = this.length;
    if (cell === this.kinds.length) this.#grow(Math.ceil(cell * 1.25) + 64);
    this.length += 1;
    this.kinds[cell] = kind;
    this.traits[cell] = traits;
    this.origins[cell] = origin;
    this.cellsOfKind[kind]?.push(cell);
    numbers.set(key, cell);
    return cell;
  }

  #grow(capacity: number): void {
    const before = this.#columns();
    this.kinds = new Uint32Array(capacity);
    this.traits = new Uint8Array(capacity);
    this.origins = new Uint32Array(capacity);
    this.counts = new Uint32Array(capacity);
    this.leastYear = new Int16Array(capacity).fill(NO_YEAR);
    this.mostYear = new Int16Array(capacity);
    this.colours = COLOURS.map(() => new Uint32Array(capacity));
    for (const [at, column] of this.#columns().entries()) column.set(before[at] ?? []);
  }

  #columns() {
    return [
      this.kinds,
      this.traits,
      this.origins,
      this.counts,
      this.leastYear,
      this.mostYear,
      ...this.colours,
    ];
  }
}

const keyOf = (traits: number, origin: number): number => origin * TRAITS.length + traits;
