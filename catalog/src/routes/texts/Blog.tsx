import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { PostList } from '@vitrine/shared/contract/text';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { Pagination } from '@vitrine/shared/ui/links/Pagination';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listPosts } from '../../api/list-posts.ts';
import { isPage } from '../../model/listing/listing-state.ts';
import { notFound } from '../../model/not-found.ts';
import { PostTeaser } from '../../components/texts/PostTeaser.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';

/** A page that cannot be is not found, as in all lists. */
export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext): Promise<PostList> {
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  if (!isPage(page)) throw notFound();
  return loadOrThrow(await listPosts(remote.api(args), locale, page));
}

export function head({ page }: PostList, { intl, locale }: PageContext): PageHead {
  const title = intl.formatMessage({ id: 'catalog.blog.title' });
  const named =
    page === 1 ? title : intl.formatMessage({ id: 'catalog.listing.titleOfPage' }, { title, page });
  const alternates = inEveryLocale((other) => blogAddress(other, page));
  return {
    title: pageTitle(named),
    description: intl.formatMessage({ id: 'catalog.blog.lead' }),
    alternates,
    canonical: alternates[locale],
  };
}

export function Component() {
  const { posts, page, pages } = useLoaderData<PostList>();
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <PageTitle lead={words('catalog.blog.lead')}>{words('catalog.blog.title')}</PageTitle>
      <div>
        {posts.map((post) => (
          <PostTeaser key={post.slug.en} post={post} headingLevel={2} />
        ))}
      </div>
      <Pagination
        label={words('catalog.blog.pages')}
        page={page}
        pages={pages}
        hrefOf={(number) => blogAddress(locale, number)}
        words={{
          previous: words('catalog.blog.newer'),
          next: words('catalog.blog.older'),
          page: words('catalog.listing.page'),
        }}
      />
    </>
  );
}

function blogAddress(locale: Locale, page: number): string {
  return withQuery(pathTo('blog', locale), { page: page === 1 ? undefined : page });
}
