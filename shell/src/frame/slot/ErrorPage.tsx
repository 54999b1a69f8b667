import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { pathTo, fillPath } from '@vitrine/shared/paths/path-to';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import type { PageFailure } from '../../model/boot/boot-schema.ts';
import { failureKind } from '../../model/page-failure.ts';
import { RetryLink } from './RetryLink.tsx';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { SPECIAL_ROUTES } from '@vitrine/shared/paths/category-words';
import { readPath, type ReadPath } from '@vitrine/shared/paths/read-path';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { SearchForm } from '../header/SearchForm.tsx';
import style from './ErrorPage.module.css';
import type { RouteName } from '@vitrine/shared/paths/route-table';

const WAYS_OUT = { webshop: ['webshop', 'home'], home: ['home', 'webshop'] } as const;

interface ErrorPageProps {
  failure: PageFailure;
  /** Below the webshop the way out leads to the webshop; never to the page that failed. */
  isWebshop: boolean;
}

export function ErrorPage({ failure: { status, sentences = [] }, isWebshop }: ErrorPageProps) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = failureKind(status);
  const { pathname, search } = useLocation();
  const wayOut = WAYS_OUT[isWebshop ? 'webshop' : 'home'].find((way) => pathTo(way, locale) !== pathname);
  const list = kind === 'notFound' ? whereListBegins(pathname, search) : null;
  return (
    <EmptyState heading={1} title={intl.formatMessage({ id: `shell.error.${kind}Title` })}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length === 0 && (
        <p>{intl.formatMessage({ id: list ? 'shell.error.noSuchPage' : `shell.error.${kind}` })}</p>
      )}
      {list && <ButtonLink to={list}>{intl.formatMessage({ id: 'shell.error.firstPage' })}</ButtonLink>}
      {status >= 500 && <RetryLink />}
      {kind === 'gone' && <GoneWays />}
      {wayOut && (
        <ButtonLink to={pathTo(wayOut, locale)} variant={kind === 'notFound' && !list ? 'action' : 'quiet'}>
          {intl.formatMessage({ id: `shell.error.${wayOut}` })}
        </ButtonLink>
      )}
      {(kind === 'notFound' || kind === 'gone') && <EmptyResultLinks />}
    </EmptyState>
  );
}

/** Where to go from an insect that is no more: to the list it lay in, and to what came in since. */
function GoneWays() {
  const intl = useIntl();
  const locale = useLocale();
  const list = listPath(readPath(useLocation().pathname));
  return (
    <>
      {list && <ButtonLink to={list}>{intl.formatMessage({ id: 'shell.error.alike' })}</ButtonLink>}
      <ButtonLink to={pathTo('newInsects', locale)} variant="quiet">
        {intl.formatMessage({ id: 'shell.error.newest' })}
      </ButtonLink>
    </>
  );
}

/** A search, and links to the categories. */
function EmptyResultLinks() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className={style['ways']}>
      <SearchForm label={intl.formatMessage({ id: 'shell.error.search' })} />
      <nav aria-label={intl.formatMessage({ id: 'shell.footer.collection' })}>
        <ul role="list">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <SiteLink to={categoryPath(category, locale)}>
                {intl.formatMessage({ id: `shell.category.${category}` })}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The list of a family or a special category in which the insect of an address lay. */
function listPath(page: ReadPath | null): string | null {
  if (!page) return null;
  const special = Object.values(SPECIAL_ROUTES).find(({ insect }) => insect === page.name);
  const list: RouteName | undefined = page.name === 'insect' ? 'family' : special?.list;
  return list ? fillPath(list, page.locale, page.params) : null;
}

const LISTS: readonly RouteName[] = [
  ...(['category', 'family', 'mixed', 'newInsects', 'oneEuro', 'repairs'] as const),
  ...(['search', 'searchTerm', 'blog'] as const),
];

/** The first page of the list of which an address asks another, as it was filtered and sorted; null for any other. */
function whereListBegins(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const name = readPath(pathname)?.name;
  if (!name || !LISTS.includes(name) || !params.has('page')) return null;
  params.delete('page');
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
