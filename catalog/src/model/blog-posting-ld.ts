import type { Locale } from '@vitrine/shared/contract/locale';
import type { Post } from '@vitrine/shared/contract/text';

interface Posting {
  post: Pick<Post, 'title' | 'description' | 'publishedAt' | 'updatedAt'>;
  path: string;
  locale: Locale;
  publicUrl: string;
}

/** A blog post as schema.org describes it. */
export function blogPostingLd({ post, path, locale, publicUrl }: Posting): object {
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
