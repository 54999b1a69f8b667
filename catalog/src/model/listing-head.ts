import type { Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { breadcrumbLd } from './breadcrumb-ld.ts';
import type { Crumb } from './crumbs.ts';
import { canonicalListing, listingAddress } from './listing-state.ts';
import { pageTitle } from './page-title.ts';
import { pictureUrl } from './picture-url.ts';

interface ListingPage {
  listing: Listing;
  title: string;
  description: string;
  path: (locale: Locale) => string;
  /** The way to the list, without the list itself. */
  crumbs: Crumb[];
}

/** Title and addresses of one page of a list. The same page in another language keeps number, order and size. */
export function listingHead({ locale, intl, remote }: PageContext, page: ListingPage): PageHead {
  const { listing, title, description, path, crumbs } = page;
  const numbered = intl.formatMessage({ id: 'catalog.listing.titleOfPage' }, { title, page: listing.page });
  const picture = listing.items.find((insect) => insect.picture)?.picture;
  return {
    title: pageTitle(listing.page > 1 ? numbered : title),
    description,
    alternates: inEveryLocale((other) => listingAddress(path(other), listing)),
    canonical: canonicalListing(path(locale), listing),
    ...(picture && { image: pictureUrl(picture, remote.publicUrl) }),
    jsonLd: [breadcrumbLd([...crumbs, { label: title, to: path(locale) }], remote.publicUrl)],
  };
}
