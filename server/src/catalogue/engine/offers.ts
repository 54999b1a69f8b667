import type { FamilyCategory, Gender } from '@vitrine/shared/contract/catalogue';
import type { CatalogueIndex } from './catalogue-index.ts';
import { GENDERS, TRAITS } from './columns/traits.ts';
import { SHOWN } from './columns/columns.ts';
import { failsOfCell, failsOfValues, type RowTest } from './selection/compile-filters.ts';

/** What the shop has of a name that passes the filters. */
export interface Offer {
  /** How many lots can be ordered. */
  count: number;
  /** Of those, else of what is sold out: the lowest price, the row that has it, the sexes. */
  fromCents: number;
  row: number;
  genders: Gender[];
}

/** By the number of a name: what there is of it in these categories, or in any. Looks at lots of these names alone. */
export function offersOf(
  index: CatalogueIndex,
  names: ReadonlyMap<number, readonly FamilyCategory[]>,
  test: RowTest,
): Map<number, Offer> {
  const { columns, families } = index;
  const { cells } = columns;
  const offers = new Map<number, Offer>();
  for (const [kind, { term, family, flags }] of cells.kindList.entries()) {
    const within = names.get(term);
    const category = families.get(family)?.category;
    const isMeant = within?.length === 0 || within?.some((one) => one === category);
    if (!isMeant || !(flags & SHOWN)) continue;
    for (const cell of cells.cellsOfKind[kind] ?? []) {
      if (failsOfCell(test, cells, cell) !== 0) continue;
      const offer = offerOfCell(index, cell, test);
      if (offer) offers.set(term, joinOffers(offers.get(term), offer));
    }
  }
  return offers;
}

/** What there is of a cell that passes; null when nothing does. */
export function offerOfCell(index: CatalogueIndex, cell: number, test: RowTest): Offer | null {
  const { columns, orders } = index;
  const { starts } = index.cellSpans();
  const traits = TRAITS[columns.cells.traits[cell] ?? 0];
  let offer: Offer | null = null;
  for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at += 1) {
    const row = orders.cell.rows[at] ?? 0;
    if (failsOfValues(test, columns, row) !== 0 || !traits) continue;
    const one = {
      count: traits.isSoldOut ? 0 : 1,
      fromCents: columns.priceCents[row] ?? 0,
      row,
      genders: [traits.gender],
    };
    offer = joinOffers(offer ?? undefined, one);
  }
  return offer;
}

/** What is sold out says nothing beside what is not. */
export function joinOffers(one: Offer | undefined, other: Offer): Offer {
  if (!one) return other;
  if ((one.count === 0) !== (other.count === 0)) return one.count === 0 ? other : one;
  const cheaper = one.fromCents <= other.fromCents ? one : other;
  const genders = GENDERS.filter((gender) => one.genders.includes(gender) || other.genders.includes(gender));
  return { ...cheaper, count: one.count + other.count, genders };
}
