import { FIRST_INSECT_SORT, type InsectQuery } from '@vitrine/shared/contract/tools/catalogue';
import { beginnings, isReferencePart, wholes } from '../engine/columns/reference-spellings.ts';
import { readCents, readWhole } from '../../forms/rules/read-amounts.ts';
import { foldText, wordsOf } from '../../platform/fold-text.ts';
import type { InsectFilter } from './store/insect-filter.ts';
import { MOST_CENTS } from './read-insect.ts';

/** More words than a search has. */
const MOST_WORDS = 8;
const LONGEST = 200;

/** A list's filters as the store understands them. What cannot be read narrows nothing. */
export function readInsectFilter(query: InsectQuery): InsectFilter {
  const text = typedText(query.q ?? '');
  const isReference = isReferencePart(text);
  return {
    words: wordsOf(foldText(text)).slice(0, MOST_WORDS),
    references: isReference ? wholes(text) : [],
    beginnings: isReference ? beginnings(text) : [],
    category: query.category ?? null,
    familyId: readWhole(query.family ?? ''),
    state: query.state ?? null,
    priceFromCents: bound(query.priceFrom),
    priceToCents: bound(query.priceTo),
    sort: query.sort ?? FIRST_INSECT_SORT,
  };
}

/** What no keyboard types, and no database takes, is left out. */
export function typedText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST)
    .trim();
}

/** No lot is dearer than a column can say. */
function bound(text = ''): number | null {
  const cents = readCents(text);
  return cents === null ? null : Math.min(cents, MOST_CENTS);
}
