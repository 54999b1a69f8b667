import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/remote';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface HeadPlace {
  locale: Locale;
  /** Path and query of the page. */
  url: string;
  publicUrl: string;
}

/** What the document's head says of a page, beside its title. The server writes it, the browser keeps it current. */
export function headTags(head: PageHead, { locale, url, publicUrl }: HeadPlace): HeadTag[] {
  const canonical = new URL(head.canonical ?? url, publicUrl).href;
  const isIndexed = head.isIndexed !== false;
  return [
    ...named('description', head.description),
    ...(isIndexed ? [link({ rel: 'canonical', href: canonical })] : named('robots', 'noindex')),
    ...property('og:title', head.title),
    ...property('og:type', head.openGraphType ?? 'website'),
    ...property('og:url', canonical),
    ...property('og:site_name', 'Vitrine'),
    ...property('og:locale', locale),
    ...property('og:description', head.description),
    ...property('og:image', head.image),
    ...(isIndexed ? alternates(head, publicUrl) : []),
  ];
}

function alternates({ alternates: paths }: PageHead, publicUrl: string): HeadTag[] {
  if (!paths) return [];
  const hreflang = (language: string, path: string) =>
    link({ rel: 'alternate', hreflang: language, href: new URL(path, publicUrl).href });
  return [...LOCALES.map((locale) => hreflang(locale, paths[locale])), hreflang('x-default', paths.en)];
}

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
const meta = (key: string, name: string, content: string | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { [key]: name, content } }] : [];
const named = (name: string, content: string | undefined) => meta('name', name, content);
const property = (name: string, content: string | undefined) => meta('property', name, content);
