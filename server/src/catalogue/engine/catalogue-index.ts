import type { Family } from '@vitrine/shared/contract/catalogue';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { sentenceVocabulary } from '../search/sentence/sentence-vocabulary.ts';
import type { ShopWords } from '../search/sentence/shop-words.ts';
import { createVocabulary, type Vocabulary } from '../search/vocabulary.ts';
import type { CatalogueRow } from '../store/catalogue-rows.ts';
import type { Bounds } from './bounds.ts';
import { CellPrices } from './counts/group-prices.ts';
import { spansOf, type CellSpans } from './counts/group-spans.ts';
import { Columns } from './columns/columns.ts';
import { UNSAID } from './columns/fact-columns.ts';
import { Families } from './columns/families.ts';
import { ORIGIN_SEPARATOR } from './origin-separator.ts';
import { Numbering } from './columns/numbering.ts';
import { PriceSteps } from './counts/price-steps.ts';
import { RowOrder } from './columns/row-order.ts';
import type { RowKey } from './columns/sort-rows.ts';
import { FamilyCounters } from './counts/counters.ts';
import { Terms } from './columns/species-names.ts';
import { vocabularyEntries } from './columns/vocabulary-entries.ts';
import { findRows } from './counts/array-loops.ts';
import { WalkMarks } from './selection/walk-marks.ts';

/** Every shown lot as numbers in arrays, and the orders in which lists show them. Pure: it knows no database. */
export class CatalogueIndex {
  readonly columns: Columns;
  readonly terms = new Terms();
  readonly families = new Families();
  readonly origins = new Numbering();
  readonly counters = new FamilyCounters();
  readonly priceSteps = new PriceSteps();
  readonly orders;
  readonly walkMarks = new WalkMarks();
  readonly #cellPrices = new CellPrices();
  #cellSpans: CellSpans | null = null;
  #synonyms: ReadonlyMap<string, string[]> = new Map();
  #vocabulary: { terms: number; value: Vocabulary } | null = null;
  #known: { terms: number; origins: number; value: ShopWords } | null = null;

  /** @param capacity how many lots to make room for; more may come */
  constructor(capacity: number) {
    this.columns = new Columns(capacity);
    this.orders = this.#createOrders();
  }

  setFamilies(families: readonly Family[]): void {
    this.families.set(families);
    this.walkMarks.clear();
    this.#forgetNames();
  }

  /** Takes over the names that the search alone knows, by the Latin name that they stand for. */
  setSynonyms(synonyms: ReadonlyMap<string, string[]>): void {
    this.#synonyms = synonyms;
    this.#forgetNames();
  }

  /** Adds lots while it is first filled; `sort` ends that. */
  fill(rows: readonly CatalogueRow[]): void {
    for (const insect of rows) this.#write(this.columns.add(), insect);
  }

  /** Rows of a cell lie together from now on: reading straight on is several times faster. */
  sort(): void {
    this.terms.rank();
    this.columns.renumberCells();
    this.orders.cell.sort(this.columns.length);
    this.columns.reorder(this.orders.cell.rows);
    for (const order of Object.values(this.orders)) order.sort(this.columns.length);
    this.#cellSpans = null;
    this.walkMarks.clear();
    this.priceSteps.build(this.columns, this.orders.price);
    this.#cellPrices.build(this.columns);
  }

  /** Takes over lots that are new or changed, and forgets those that are no longer shown. Doing it twice is harmless. */
  apply(rows: readonly CatalogueRow[], goneIds: readonly number[]): void {
    this.walkMarks.clear();
    const moved = noRows();
    const knownRows = this.#rowsOf([...rows.map(({ id }) => id), ...goneIds]);
    for (const insect of rows) {
      const known = knownRows.get(insect.id);
      const row = known ?? this.columns.add();
      const before = known === undefined ? null : this.#keysOf(row);
      if (known !== undefined) this.#count(row, -1);
      this.#write(row, insect);
      const now = this.#keysOf(row);
      for (const name of ORDER_NAMES) if (before?.[name] !== now[name]) moved[name].add(row);
    }
    for (const id of goneIds) {
      const row = knownRows.get(id);
      if (row === undefined) continue;
      this.#hide(row);
      moved.cell.add(row);
    }
    this.terms.rank();
    for (const name of ORDER_NAMES) this.orders[name].place(moved[name]);
  }

  /** Where the rows of each cell stand, until a lot changes. */
  cellSpans(): CellSpans {
    this.#cellSpans ??= spansOf(this.columns, this.orders.cell.rows);
    return this.#cellSpans;
  }

  /** The lowest and the highest price of all rows of these cells; null when they have none. */
  pricesOf(cells: Uint32Array): Bounds | null {
    return this.#cellPrices.rangeOf(cells, this.columns, this.orders.cell.rows, this.cellSpans());
  }

  /** The names that can be searched, as they are now. */
  vocabulary(): Vocabulary {
    const terms = this.terms.list.length;
    if (this.#vocabulary?.terms !== terms) {
      const value = createVocabulary(vocabularyEntries(this, this.#synonyms));
      this.#vocabulary = { terms, value };
    }
    return this.#vocabulary.value;
  }

  /** The names and places by which sentences are read, as they are now. */
  known(): ShopWords {
    const [terms, origins] = [this.terms.list.length, this.origins.texts.length];
    if (this.#known?.terms !== terms || this.#known.origins !== origins) {
      const value = sentenceVocabulary(vocabularyEntries(this, this.#synonyms), this.origins.texts);
      this.#known = { terms, origins, value };
    }
    return this.#known.value;
  }

  #forgetNames(): void {
    this.#vocabulary = null;
    this.#known = null;
  }

  #write(row: number, insect: CatalogueRow): void {
    const origin = this.origins.numberOf(insect.country + ORIGIN_SEPARATOR + insect.locality);
    const family = this.families.numberOf(insect.family_id ?? 0);
    const term = this.terms.numberOf(insect);
    this.columns.set(row, insect, { term, family, origin });
    this.#count(row, 1);
  }

  /** @param sign 1 when the row comes, −1 before it goes or changes */
  #count(row: number, sign: 1 | -1): void {
    const { columns } = this;
    const cell = columns.cell[row] ?? 0;
    columns.cells.counts[cell] = (columns.cells.counts[cell] ?? 0) + sign;
    const colours = columns.facts.valueOf(PICTURE_COLOUR.key, row);
    if (colours !== UNSAID) columns.cells.countColours(cell, colours, sign);
    this.counters.count(columns, row, sign);
    const price = columns.priceCents[row] ?? 0;
    this.priceSteps.count(cell, price, sign);
    this.#cellPrices.count(cell, price, sign);
    this.#cellSpans = null;
  }

  /** The rows of insects by their ids, shown or not; nothing for one that never was. */
  #rowsOf(ids: readonly number[]): Map<number, number> {
    const rows = new Map<number, number>();
    findRows(new Set(ids), this.columns.id, this.columns.length, (id, row) => rows.set(id, row));
    return rows;
  }

  #hide(row: number): void {
    this.#count(row, -1);
    this.columns.hide(row);
    this.#count(row, 1);
  }

  #keysOf(row: number) {
    const { columns } = this;
    return {
      cell: (columns.cell[row] ?? 0) * SIZES + (columns.sizeMm[row] ?? 0),
      shown: columns.shownAt(row),
      price: columns.priceCents[row],
      name: columns.kindOf(row).term,
      reference: columns.reference.get(row),
    };
  }

  #createOrders() {
    const { columns, terms } = this;
    const id = (row: number) => columns.id[row] ?? 0;
    const cell = (row: number) => columns.cell[row] ?? 0;
    // One more: a key is not negative.
    const size = (row: number) => (columns.sizeMm[row] ?? 0) + 1;
    const byCell = (one: number, other: number) =>
      cell(one) - cell(other) || size(one) - size(other) || id(one) - id(other);
    const price = (row: number) => columns.priceCents[row] ?? 0;
    const shown = (row: number) => columns.shownAt(row);
    const name = (row: number) => terms.rankOf(columns.kindOf(row).term);
    const by = (key: RowKey) => (one: number, other: number) => key(one) - key(other) || id(one) - id(other);
    const byReference = (one: number, other: number) =>
      columns.reference.compare(one, other) || id(one) - id(other);
    return {
      /** Within a cell by size. */
      cell: new RowOrder(byCell, () => [id, size, cell]),
      shown: new RowOrder(by(shown), () => [
        id,
        (row) => columns.shownMs[row] ?? 0,
        (row) => columns.shownSeconds[row] ?? 0,
      ]),
      price: new RowOrder(by(price), () => [id, price]),
      name: new RowOrder(by(name), () => [id, name]),
      reference: new RowOrder(byReference, () => {
        const words = columns.reference.keys();
        return words && [id, ...words];
      }),
    };
  }
}

const SIZES = 2 ** 16;
const ORDER_NAMES = ['cell', 'shown', 'price', 'name', 'reference'] as const;

/** For each order the rows that no longer stand where they belong. */
function noRows(): Record<(typeof ORDER_NAMES)[number], Set<number>> {
  const none = () => new Set<number>();
  return { cell: none(), shown: none(), price: none(), name: none(), reference: none() };
}
