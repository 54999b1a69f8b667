import type { FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listInsects } from '../../api/list-insects.ts';
import { listPopularFamilies } from '../../api/list-popular-families.ts';
import { ListingCount } from '../../components/listing/ListingCount.tsx';
import { ListingView } from '../../components/listing/ListingView.tsx';
import { SearchForm } from '../../components/listing/SearchForm.tsx';
import { SpeciesLead } from '../../components/species/SpeciesLead.tsx';
import { EmptyResultLinks } from '../../components/listing/EmptyResultLinks.tsx';
import { listingIn } from '../../model/listing/listing-in-locale.ts';
import { listingTitle } from '../../model/listing/listing-head.ts';
import { isNarrowed, listingAddress, type ListingState } from '../../model/listing/listing-state.ts';
import { foldAccents } from '@vitrine/shared/i18n/fold-accents';
import { FRAME_WORDS } from '@vitrine/shared/i18n/frame-words';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { cleanSearch, searchTerm } from '../../model/listing/search-term.ts';
import { readListingRequest } from '../../model/listing/read-listing-request.ts';

interface SearchData {
  q: string;
  state: ListingState;
  /** Null when nothing was asked: an empty search finds nothing (seed §5). */
  listing: Listing | null;
  /** Where to go from nothing; empty when there is something. */
  families: FamilySummary[];
  vatRegime: VatRegime | undefined;
}

export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<SearchData> {
  const asked = new URL(args.request.url).searchParams.get('q') ?? searchTerm(args.params['slug'] ?? '');
  const q = cleanSearch(asked);
  const state = readListingRequest(args.request, true);
  const api = page.remote.api(args);
  const listing =
    q || isNarrowed(state)
      ? listingIn(loadOrThrow(await listInsects(api, { q }, state)), page.locale, args.request)
      : null;
  const families = listing?.unfiltered ? [] : await listPopularFamilies(api);
  return { q, state, listing, families, vatRegime: page.remote.frame(args).vatRegime };
}

/** Lists of what was searched are for shoppers, not for search engines. */
export function head({ q, state }: SearchData, { intl, locale }: PageContext): PageHead {
  const found = intl.formatMessage({ id: q ? 'catalog.search.found' : 'catalog.search.title' }, { q });
  return {
    title: pageTitle(q ? listingTitle(found, state, intl, locale) : found),
    description: intl.formatMessage({ id: 'catalog.search.lead' }),
    alternates: inEveryLocale((other) => listingAddress({ path: pathTo('search', other), q }, state)),
    isIndexed: false,
  };
}

/** A sentence of more letters would push the first lots out of sight on a phone. */
const LONG = 28;

export function Component() {
  const { q, state, listing, families, vatRegime } = useLoaderData<SearchData>();
  const intl = useIntl();
  const path = pathTo('search', useLocale());
  const isFound = listing !== null && listing.unfiltered > 0;
  const title = titleOf(q, listing);
  const asked = { state, place: { path, q } };
  const sort = listing?.reading?.sort ?? state.sort;
  const read = listing ? { ...state, filters: listing.filters, sort } : state;
  const left = textOf(q, listing, read);
  return (
    <>
      <PageTitle
        isLong={q.length > LONG}
        {...(isFound
          ? { count: <ListingCount listing={listing} /> }
          : { lead: intl.formatMessage({ id: 'catalog.search.lead' }) })}
      >
        {intl.formatMessage({ id: title }, { q })}
      </PageTitle>
      <SearchForm path={path} q={q} />
      {asksForFrames(q) && <Frames />}
      {isFound && <LeftOut text={listing.reading?.leftOut} />}
      {isFound && <SpeciesLead listing={listing} />}
      {isFound ? (
        <ListingView
          listing={listing}
          state={read}
          place={{ path, q: left, listed: { q: left } }}
          asked={asked}
          vatRegime={vatRegime}
        />
      ) : (
        <EmptyResultLinks families={families} isAfterSearch={listing !== null} />
      )}
    </>
  );
}

/** What stays in the addresses of a list: without what filters say. All lots are asked for by what was typed. */
function textOf(q: string, listing: Listing | null, state: ListingState): string {
  const text = listing?.reading?.text ?? q;
  return text === '' && !isNarrowed(state) ? q : text;
}

/** What was typed and no filter says: the lots were found without it. */
function LeftOut({ text }: { text: string | undefined }) {
  const intl = useIntl();
  return (
    text !== undefined && (
      <Notice tone="info">{intl.formatMessage({ id: 'catalog.search.leftOut' }, { text })}</Notice>
    )
  );
}

/** Frames are no insects: there is a page about them. */
function Frames() {
  const intl = useIntl();
  const to = pathTo('frames', useLocale());
  const link = (words: ReactNode[]) => <SiteLink to={to}>{words}</SiteLink>;
  return <Notice tone="info">{intl.formatMessage({ id: 'catalog.search.frames' }, { link })}</Notice>;
}

/** Filters alone find, too: then there is no text to name. */
function titleOf(q: string, listing: Listing | null): string {
  if (listing === null) return 'catalog.search.title';
  if (listing.unfiltered === 0) return 'catalog.empty.search';
  return q ? 'catalog.search.found' : 'catalog.search.filtered';
}

/** Whether a search is about frames, which are no insects: they have a page. */
function asksForFrames(q: string): boolean {
  return foldAccents(q)
    .split(/[^a-z]+/)
    .some((word) => FRAME_WORDS.has(word));
}
