import type { Filters, Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { previewOf } from '@vitrine/shared/paths/preview-picture';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import type { IntlShape } from 'react-intl';
import { breadcrumbLd } from '../json-ld/breadcrumb-ld.ts';
import type { Crumb } from '../crumbs.ts';
import { chipsOf, originName } from './listing-chips.ts';
import { canonicalListing, isPlain, listingAddress, type ListingState } from './listing-state.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';

interface ListingPage {
  listing: Listing;
  state: ListingState;
  title: string;
  description: string;
  path: (locale: Locale) => string;
  /** The way to the list, without the list itself. */
  crumbs: Crumb[];
}

/**
 * Title and addresses of one page of a list. The same page in another language keeps the whole state; search engines
 * keep each page once, as it is for everybody.
 */
export function listingHead({ locale, intl, remote }: PageContext, page: ListingPage): PageHead {
  const { listing, state, title, description, path, crumbs } = page;
  const shown = listing.items.find((insect) => insect.picture);
  return {
    title: pageTitle(listingTitle(title, state, intl, locale)),
    description,
    alternates: inEveryLocale((other) => listingAddress({ path: path(other) }, state)),
    canonical: canonicalListing(path(locale), state),
    isIndexed: isPlain(state),
    ...(shown && previewOf(shown, remote.publicUrl)),
    jsonLd: process.env['IN_BROWSER']
      ? []
      : [breadcrumbLd([...crumbs, { label: title, to: path(locale) }], remote.publicUrl)],
  };
}

/** A list's name, the one filter when there is exactly one, and the page from the second on. */
export function listingTitle(
  title: string,
  { filters, page }: ListingState,
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): string {
  const [chip, ...others] = chipsOf(filters, intl, locale);
  const named = chip && others.length === 0 ? withOneFilter(title, chip.label, filters, intl, locale) : title;
  if (page === 1) return named;
  return intl.formatMessage({ id: 'catalog.listing.titleOfPage' }, { title: named, page });
}

function withOneFilter(
  title: string,
  filter: string,
  { origin: [origin] }: Filters,
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): string {
  if (origin === undefined)
    return intl.formatMessage({ id: 'catalog.listing.titleOfFilter' }, { title, filter });
  // Some countries take an article in a sentence; a place in one does not.
  const values = { title, place: originName(origin, locale), country: origin };
  return intl.formatMessage({ id: 'catalog.listing.titleOfOrigin' }, values);
}
