import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Counts } from '../catalogue.ts';
import { IN_FAMILY, MIXED, REPAIR, SHOWN, type Columns } from '../columns/columns.ts';
import type { Families } from '../columns/families.ts';
import { TRAITS } from '../columns/traits.ts';

/** Spec §4: new insects are the 60 newest, one euro is up to 1 euro. */
export const LATEST_COUNT = 60;
export const ONE_EURO_CENTS = 100;

/** Counts that pages show without asking for a list, maintained as rows come and go. */
export class FamilyCounters {
  /** Shown lots, and those that can be ordered, by the number of their name. */
  readonly shownOfTerm: number[] = [];
  readonly inStockOfTerm: number[] = [];
  /** Lots in a family's list, by the family's number. */
  readonly ofFamily: number[] = [];
  #shown = 0;
  #repairs = 0;
  #mixed = 0;
  #oneEuro = 0;
  #inStock = 0;
  #spreadInStock = 0;

  /** @param sign 1 when the row comes, −1 before it goes or changes */
  count(columns: Columns, row: number, sign: 1 | -1): void {
    const { term, family, flags } = columns.kindOf(row);
    if ((flags & SHOWN) === 0) return;
    const isInStock = !columns.isSoldOut(row);
    this.#shown += sign;
    if (flags & REPAIR) this.#repairs += sign;
    if (flags & MIXED) this.#mixed += sign;
    if ((columns.priceCents[row] ?? 0) <= ONE_EURO_CENTS) this.#oneEuro += sign;
    add(this.shownOfTerm, term, sign);
    if (flags & IN_FAMILY) add(this.ofFamily, family, sign);
    if (!isInStock) return;
    this.#inStock += sign;
    if (TRAITS[columns.traitsOf(row)]?.spread !== 'NO') this.#spreadInStock += sign;
    add(this.inStockOfTerm, term, sign);
  }

  read(families: Families): Counts {
    const ofCategory = (category: Category) =>
      families.numbersIn(category).reduce((sum, number) => sum + (this.ofFamily[number] ?? 0), 0);
    return {
      categories: {
        BUTTERFLIES: ofCategory('BUTTERFLIES'),
        MOTHS: ofCategory('MOTHS'),
        BEETLES: ofCategory('BEETLES'),
        OTHER_INSECTS: ofCategory('OTHER_INSECTS'),
        REPAIRS: this.#repairs,
        ONE_EURO: this.#oneEuro,
        MIX: this.#mixed,
        LATEST: Math.min(this.#shown, LATEST_COUNT),
      },
      families: this.#familyCounts(families),
      spreadPercent: this.#inStock === 0 ? 0 : Math.round((100 * this.#spreadInStock) / this.#inStock),
    };
  }

  #familyCounts(families: Families): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [number, count] of this.ofFamily.entries()) {
      const family = families.get(number);
      if (family && count > 0) counts.set(family.id, count);
    }
    return counts;
  }
}

function add(counts: number[], number: number, sign: number): void {
  while (counts.length <= number) counts.push(0);
  counts[number] = (counts[number] ?? 0) + sign;
}
