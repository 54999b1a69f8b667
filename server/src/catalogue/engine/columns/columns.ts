import { SOURCES } from '@vitrine/shared/contract/catalogue-lists';
import { documentKindsOf } from '../../rules/lot-papers.ts';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import { AttributeGroups, type Kind } from '../counts/attribute-groups.ts';
import { FactColumns, UNSAID, yearOf } from './fact-columns.ts';
import { FixedText } from './fixed-text.ts';
import { SOLD_OUT, traitsNumber } from './traits.ts';
import { UuidColumn } from './uuid-column.ts';

/** Bits of a row. A row without `SHOWN` is nobody's: the lot was deleted or withdrawn. */
export const SHOWN = 1;
export const IN_FAMILY = 2;
export const REPAIR = 4;
export const MIXED = 8;
/** Of which annex it is. */
const ANNEXES = [
  ['A', 16],
  ['B', 32],
  ['C', 64],
  ['D', 128],
] as const;

/** Of which source it is, plus one; nothing where nobody said it. */
const SOURCE_UNIT = 256;
const SOURCE_BITS = 15 * SOURCE_UNIT;
/** A document lies with it, and a certificate of article 10. */
const HAS_DOCUMENT = 4096;
const HAS_CERTIFICATE = 8192;

const REFERENCE_BYTES = { usual: 12, most: 16 };
const MOST_IN_TWO_BYTES = 2 ** 16 - 1;
/** Of no lot. */
const NO_KIND: Kind = { term: 0, family: 0, flags: 0 };

/** Two bytes a row, or four once a number needs them. */
export type Numbers = Uint16Array | Uint32Array;

/** Facts of a row that stand elsewhere under a number. */
interface RowNumbers {
  term: number;
  family: number;
  origin: number;
}

/** Thirty metres: no insect comes near. */
const MOST_MM = 2 ** 15 - 1;

/** The facts of all rows, one array a fact: a million rows take about 50 MB and are read through in milliseconds. */
export class Columns {
  length = 0;
  id: Uint32Array;
  /** Name, family, flags, traits and origin. */
  cell: Numbers;
  priceCents: Int32Array;
  weightGrams: Int32Array;
  /** The dearest and the heaviest that there ever was: bounds that no row is beyond. */
  readonly most = { priceCents: 0, weightGrams: 0 };
  /** −1 without a size. */
  sizeMm: Int16Array;
  /** When it was first shown, since 1970, and the milliseconds beside them: two bytes a row less than in one number. */
  shownSeconds: Uint32Array;
  shownMs: Uint16Array;
  readonly facts = new FactColumns();
  readonly cells = new AttributeGroups();
  readonly uuid: UuidColumn;
  readonly reference: FixedText;

  constructor(capacity: number) {
    this.id = new Uint32Array(capacity);
    this.cell = new Uint16Array(capacity);
    this.priceCents = new Int32Array(capacity);
    this.weightGrams = new Int32Array(capacity);
    this.sizeMm = new Int16Array(capacity);
    this.shownSeconds = new Uint32Array(capacity);
    this.shownMs = new Uint16Array(capacity);
    this.uuid = new UuidColumn(capacity);
    this.reference = new FixedText(REFERENCE_BYTES.usual, REFERENCE_BYTES.most, capacity);
  }

  /** A new empty row. */
  add(): number {
    if (this.length === this.id.length) this.#grow(Math.ceil(this.length * 1.25) + 64);
    this.length += 1;
    return this.length - 1;
  }

  set(row: number, insect: CatalogueRow, { term, family, origin }: RowNumbers): void {
    this.id[row] = insect.id;
    const traits = traitsNumber({ ...insect, isSoldOut: insect.is_sold_out === 1 });
    this.#setCell(row, this.cells.numberOf({ term, family, flags: flagsOf(insect) }, traits, origin));
    this.priceCents[row] = insect.price_cents;
    this.weightGrams[row] = insect.weight_grams;
    this.most.priceCents = Math.max(this.most.priceCents, insect.price_cents);
    this.most.weightGrams = Math.max(this.most.weightGrams, insect.weight_grams);
    this.sizeMm[row] = Math.min(insect.size_mm ?? -1, MOST_MM);
    const shownAt = Date.parse(insect.first_shown_at ?? '');
    this.shownSeconds[row] = Math.floor(shownAt / 1000);
    this.shownMs[row] = shownAt % 1000;
    this.facts.set(row, insect, this.id.length);
    const year = yearOf(insect.caught_on);
    if (year !== UNSAID) this.cells.noteYear(this.cell[row] ?? 0, year);
    this.uuid.set(row, insect.uuid);
    this.reference.set(row, insect.reference);
  }

  /** Takes a row out of every list. It keeps its facts. */
  hide(row: number): void {
    const cell = this.cell[row] ?? 0;
    const { cells } = this;
    const kind = { ...this.kindOf(row), flags: 0 };
    this.#setCell(row, cells.numberOf(kind, cells.traits[cell] ?? 0, cells.origins[cell] ?? 0));
  }

  has(row: number, flag: number): boolean {
    return (this.kindOf(row).flags & flag) !== 0;
  }

  kindOf(row: number): Kind {
    return this.cells.kindList[this.cells.kinds[this.cell[row] ?? 0] ?? 0] ?? NO_KIND;
  }

  isSoldOut(row: number): boolean {
    return (this.traitsOf(row) & SOLD_OUT) !== 0;
  }

  /** The number of its traits. */
  traitsOf(row: number): number {
    return this.cells.traits[this.cell[row] ?? 0] ?? 0;
  }

  /** Milliseconds since 1970. */
  shownAt(row: number): number {
    return (this.shownSeconds[row] ?? 0) * 1000 + (this.shownMs[row] ?? 0);
  }

  /** Gives every cell a new number. */
  renumberCells(): void {
    const { cell, length } = this;
    const numbers = this.cells.renumber();
    for (let row = 0; row < length; row += 1) cell[row] = numbers[cell[row] ?? 0] ?? 0;
  }

  /** Gives every row a new number: the row at `order[n]` becomes row n. */
  reorder(order: Uint32Array): void {
    const columns = [this.id, this.cell, this.priceCents, this.weightGrams, this.sizeMm];
    for (const column of [...columns, this.shownSeconds, this.shownMs]) {
      const before = column.slice(0, order.length);
      for (let row = 0; row < order.length; row += 1) column[row] = before[order[row] ?? 0] ?? 0;
    }
    this.facts.reorder(order);
    this.uuid.reorder(order);
    this.reference.reorder(order);
  }

  #setCell(row: number, cell: number): void {
    this.cell = roomy(this.cell, cell);
    this.cell[row] = cell;
  }

  #grow(capacity: number): void {
    this.id = grown(this.id, new Uint32Array(capacity));
    this.cell = grown(this.cell, another(this.cell, capacity));
    this.priceCents = grown(this.priceCents, new Int32Array(capacity));
    this.weightGrams = grown(this.weightGrams, new Int32Array(capacity));
    this.sizeMm = grown(this.sizeMm, new Int16Array(capacity));
    this.shownSeconds = grown(this.shownSeconds, new Uint32Array(capacity));
    this.shownMs = grown(this.shownMs, new Uint16Array(capacity));
    this.facts.grow(capacity);
    this.uuid.grow(capacity);
    this.reference.grow(capacity);
  }
}

/** The same numbers where this one fits too. */
function roomy(numbers: Numbers, number: number): Numbers {
  return number > MOST_IN_TWO_BYTES && numbers instanceof Uint16Array ? new Uint32Array(numbers) : numbers;
}

/** Empty, for so many rows, of the same kind. */
function another(numbers: Numbers, capacity: number): Numbers {
  return numbers instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
}

function grown<T extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: T): T {
  to.set(from);
  return to;
}

/** The annex of a lot of a kind; null of none. */
export const annexOf = ({ flags }: Kind): string | null =>
  ANNEXES.find(([, bit]) => (flags & bit) !== 0)?.[0] ?? null;

/** The source code of a lot of a kind; null where nobody said it. */
export const sourceOf = ({ flags }: Kind): string | null =>
  SOURCES[(flags & SOURCE_BITS) / SOURCE_UNIT - 1] ?? null;

/** The kinds of documents that lie with lots of a kind, as far as the law tells them apart. */
export const documentsOf = ({ flags }: Kind): string[] => [
  ...(flags & HAS_DOCUMENT ? ['other'] : []),
  ...(flags & HAS_CERTIFICATE ? ['article-10'] : []),
];

/** Out of the JSON of its facts, unparsed: of a million lots hardly one says either. */
function paperFlags({ facts, ...lot }: CatalogueRow): number {
  if (facts === '{}' && lot.cites_certificate === '') return 0;
  const source = /"sourceCode":"(\w)"/.exec(facts)?.[1];
  const kinds = documentKindsOf(lot, /"documentKind":"([\w-]+)"/.exec(facts)?.[1]);
  return (
    (SOURCES.findIndex((code) => code === source) + 1) * SOURCE_UNIT +
    (kinds.some((kind) => kind !== 'article-10') ? HAS_DOCUMENT : 0) +
    (kinds.includes('article-10') ? HAS_CERTIFICATE : 0)
  );
}

function flagsOf(insect: CatalogueRow): number {
  return (
    SHOWN |
    (insect.is_in_family === 1 ? IN_FAMILY : 0) |
    (insect.is_repair === 1 ? REPAIR : 0) |
    (insect.is_mixed === 1 ? MIXED : 0) |
    (ANNEXES.find(([annex]) => annex === insect.cites_annex)?.[1] ?? 0) |
    paperFlags(insect)
  );
}
