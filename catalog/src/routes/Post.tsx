import type { Localized } from '@vitrine/shared/contract/locale';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useIntl } from 'react-intl';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleText } from '../components/ArticleText.tsx';
import { Trail } from '../components/Trail.tsx';
import type { Article } from '../model/article.ts';
import { blogPostingLd } from '../model/blog-posting-ld.ts';
import { notFound } from '../model/not-found.ts';
import { pageTitle } from '../model/page-title.ts';
import { POSTS } from '../texts/posts.ts';

export interface PostData {
  article: Article;
  publishedOn: string;
  slug: Localized;
}

/** A post's address in another language leads to the one of this page's language. */
export async function loader(args: LoaderFunctionArgs, { locale }: PageContext): Promise<PostData> {
  const asked = args.params['slug'] ?? '';
  const post = POSTS.find(({ slug }) => LOCALES.some((other) => slug[other] === asked));
  if (!post) throw notFound();
  const { slug, publishedOn, text } = post;
  if (slug[locale] !== asked) throw redirect(pathTo('post', locale, { slug: slug[locale] }), 301);
  const { default: article } = await text[locale]();
  return { article, publishedOn, slug };
}

export function head({ article, publishedOn, slug }: PostData, { locale, remote }: PageContext): PageHead {
  const alternates = inEveryLocale((other) => pathTo('post', other, { slug: slug[other] }));
  return {
    title: pageTitle(article.title),
    description: article.description,
    alternates,
    openGraphType: 'article',
    jsonLd: [
      blogPostingLd({ article, publishedOn, path: alternates[locale], locale, publicUrl: remote.publicUrl }),
    ],
  };
}

export function Component() {
  const { article, publishedOn } = useLoaderData<PostData>();
  const intl = useIntl();
  const locale = useLocale();
  const blog = { label: intl.formatMessage({ id: 'catalog.blog.title' }), to: pathTo('blog', locale) };
  return (
    <>
      <Trail crumbs={[blog]} here={article.title} />
      <PageTitle
        lead={article.lead}
        count={<time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time>}
      >
        {article.title}
      </PageTitle>
      <ArticleText sections={article.sections} />
    </>
  );
}
