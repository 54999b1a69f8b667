import { cardInLocale, familyInLocale } from '@vitrine/shared/contract/card-in-locale';
import type { FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { foldOrigins, UNFOLD_PARAM } from './listing-origins.ts';

/** A list as a page in this language shows it: its data travel with the page. What a browser asked for itself it has whole. */
export function listingIn(listing: Listing, locale: Locale, { url }: Request): Listing {
  const { items, facets, filters, nearest } = listing;
  const wanted = () => [...filters.origin, ...new URL(url).searchParams.getAll(UNFOLD_PARAM)];
  const isText = !process.env['IN_BROWSER'] && typeof document === 'undefined';
  const origin = isText ? foldOrigins(facets.origin, wanted()) : facets.origin;
  return {
    ...listing,
    items: items.map((card) => cardInLocale(card, locale)),
    ...(nearest && {
      nearest: { ...nearest, items: nearest.items.map((card) => cardInLocale(card, locale)) },
    }),
    facets: { ...facets, origin },
  };
}

/** An index of families: of their pictures it shows none. */
export const familiesIn = (families: FamilySummary[], locale: Locale): FamilySummary[] =>
  families.map((family) => ({ ...familyInLocale(family, locale), picture: null }));
