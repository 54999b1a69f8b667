import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { type Listing } from '@vitrine/shared/contract/listing';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { categoryPath, inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/ButtonLink';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listInsects } from '../api/list-insects.ts';
import { ListingView } from '../components/ListingView.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { pageTitle } from '../model/page-title.ts';
import { MAX_SEARCH_LENGTH, searchTerm } from '../model/search-term.ts';
import { stateOrNotFound } from '../model/state-or-not-found.ts';
import style from './Search.module.css';

interface SearchData {
  q: string;
  /** Null when nothing was asked: an empty search finds nothing (seed §5). */
  listing: Listing | null;
}

export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<SearchData> {
  const asked = new URL(args.request.url).searchParams.get('q') ?? searchTerm(args.params['slug'] ?? '');
  const q = asked.trim().slice(0, MAX_SEARCH_LENGTH);
  const state = stateOrNotFound(args.request);
  if (!q) return { q, listing: null };
  return { q, listing: loadOrThrow(await listInsects(page.remote.api(args), { q }, state)) };
}

/** Lists of what was searched are for shoppers, not for search engines. */
export function head({ q }: SearchData, { intl }: PageContext): PageHead {
  const title = intl.formatMessage({ id: q ? 'catalog.search.found' : 'catalog.search.title' }, { q });
  return {
    title: pageTitle(title),
    description: intl.formatMessage({ id: 'catalog.search.lead' }),
    alternates: inEveryLocale((locale) => withQuery(pathTo('search', locale), { q })),
    isIndexed: false,
  };
}

export function Component() {
  const { q, listing } = useLoaderData<SearchData>();
  const intl = useIntl();
  const path = pathTo('search', useLocale());
  const count = listing && intl.formatMessage({ id: 'catalog.count' }, { count: listing.total });
  return (
    <>
      <PageTitle {...(count ? { count } : { lead: intl.formatMessage({ id: 'catalog.search.lead' }) })}>
        {intl.formatMessage({ id: q ? 'catalog.search.found' : 'catalog.search.title' }, { q })}
      </PageTitle>
      <SearchForm path={path} q={q} />
      {listing ? (
        <ListingView
          listing={listing}
          path={path}
          q={q}
          empty={{
            title: intl.formatMessage({ id: 'catalog.empty.search' }, { q }),
            children: <Elsewhere />,
          }}
        />
      ) : (
        <Elsewhere />
      )}
    </>
  );
}

function Elsewhere() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <p className={style['hint']}>{intl.formatMessage({ id: 'catalog.search.hint' })}</p>
      <div className={style['categories']}>
        {FAMILY_CATEGORIES.map((category) => (
          <ButtonLink key={category} to={categoryPath(category, locale)} variant="quiet">
            {intl.formatMessage({ id: `catalog.category.${category}` })}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
