import type { Locale } from '@vitrine/shared/contract/locale';
import type { Article } from './article.ts';

interface Posting {
  article: Article;
  publishedOn: string;
  path: string;
  locale: Locale;
  publicUrl: string;
}

/** A blog post as schema.org describes it. */
export function blogPostingLd({ article, publishedOn, path, locale, publicUrl }: Posting): object {
  const url = new URL(path, publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: publishedOn,
    inLanguage: locale,
    mainEntityOfPage: url,
    url,
    publisher: { '@id': `${publicUrl}/#shop` },
  };
}
