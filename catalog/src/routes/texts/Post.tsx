import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Post } from '@vitrine/shared/contract/text';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { inEveryLocale, insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { previewOf } from '@vitrine/shared/paths/preview-picture';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { useIntl } from 'react-intl';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPost } from '../../api/read-post.ts';
import { ArticleText } from '../../components/texts/ArticleText.tsx';
import { NamedLots } from '../../components/texts/NamedLots.tsx';
import { PostTeaser } from '../../components/texts/PostTeaser.tsx';
import { ReadingPage } from '../../components/texts/ReadingPage.tsx';
import { Section } from '../../components/Section.tsx';
import { Trail } from '../../components/Trail.tsx';
import { breadcrumbLd } from '../../model/json-ld/breadcrumb-ld.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import type { Locale } from '@vitrine/shared/contract/locale';
import { lotsIn } from '../../model/in-locale.ts';
import style from './Post.module.css';

interface PostData {
  post: Post;
  vatRegime: VatRegime | undefined;
}

/** A post's address in another language leads to the one of this page's language. */
export async function loader(args: LoaderFunctionArgs, { locale, remote }: PageContext): Promise<PostData> {
  const asked = args.params['slug'] ?? '';
  const post = loadOrThrow(await readPost(remote.api(args), asked, locale));
  const slug = post.slug[locale];
  if (slug !== asked) throw redirect(pathTo('post', locale, { slug }), 301);
  return { post: { ...post, ...lotsIn(post, locale) }, vatRegime: remote.frame(args).vatRegime };
}

export function head({ post }: PostData, { locale, remote, intl }: PageContext): PageHead {
  const { publicUrl } = remote;
  const alternates = inEveryLocale((other) => pathTo('post', other, { slug: post.slug[other] }));
  const shown = pictured(post);
  const blog = { label: intl.formatMessage({ id: 'catalog.blog.title' }), to: pathTo('blog', locale) };
  return {
    title: pageTitle(post.title),
    description: post.description,
    alternates,
    openGraphType: 'article',
    ...(shown && previewOf(shown, publicUrl)),
    jsonLd: [
      blogPostingLd({ post, path: alternates[locale], locale, publicUrl }),
      breadcrumbLd([blog, { label: post.title, to: alternates[locale] }], publicUrl),
    ],
  };
}

export function Component() {
  const { post, vatRegime } = useLoaderData<PostData>();
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string) => intl.formatMessage({ id });
  const day = <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, locale)}</time>;
  const blog = pathTo('blog', locale);
  const shown = pictured(post);
  return (
    <>
      <Trail crumbs={[{ label: words('catalog.blog.title'), to: blog }]} here={post.title} />
      <ReadingPage
        title={
          <PageTitle lead={post.lead} count={day}>
            {post.title}
          </PageTitle>
        }
        contents={shown && <Plate lot={shown} />}
      >
        <ArticleText html={post.html} />
      </ReadingPage>
      <NamedLots named={post} vatRegime={vatRegime} />
      {post.readOn.length > 0 && (
        <Section
          title={words('catalog.blog.readOn')}
          more={{ to: blog, label: words('catalog.home.allPosts') }}
        >
          {post.readOn.map((other) => (
            <PostTeaser key={other.slug.en} post={other} headingLevel={3} />
          ))}
        </Section>
      )}
    </>
  );
}

/** The first lot that the post names and that has a picture. */
const pictured = ({ lots = [] }: Post) => lots.find(({ picture }) => picture);

/** A lot that the post names, as a plate in a book: whoever wants to see it closely is led there. */
function Plate({ lot }: { lot: InsectCard }) {
  const intl = useIntl();
  const locale = useLocale();
  const name = <LatinName name={lot.name} isMixed={lot.isMixed} short />;
  return (
    <figure className={style['plate']}>
      <Picture picture={lot.picture} alt="" sizes="(min-width: 64rem) 30rem, 92vw" eager />
      <figcaption>
        <SiteLink to={insectPath(lot, locale)}>
          {intl.formatMessage({ id: 'catalog.text.pictured' }, { name })}
        </SiteLink>
      </figcaption>
    </figure>
  );
}

interface Posting {
  post: Pick<Post, 'title' | 'description' | 'publishedAt' | 'updatedAt'>;
  path: string;
  locale: Locale;
  publicUrl: string;
}

/** A blog post as schema.org describes it. */
function blogPostingLd({ post, path, locale, publicUrl }: Posting): object {
  const url = new URL(path, publicUrl).href;
  const shop = { '@id': `${publicUrl}/#shop` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
    inLanguage: locale,
    mainEntityOfPage: url,
    url,
    author: shop,
    publisher: shop,
  };
}
