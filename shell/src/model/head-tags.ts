import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { previewOf } from '@vitrine/shared/paths/preview-picture';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

interface HeadPlace {
  locale: Locale;
  /** Path and query of the page. */
  url: string;
  publicUrl: string;
  /** The newest insects: one of them stands for a page that has no picture of its own. */
  latest: Pick<InsectCard, 'name' | 'picture'>[];
}

/** As social networks name languages: where the shop sells, most speak them so. */
const SOCIAL_LOCALES: Localized = { en: 'en_GB', nl: 'nl_BE', fr: 'fr_BE' };

/** What the document's head says of a page, beside its title. The server writes it, the browser keeps it current. */
export function headTags(head: PageHead, place: HeadPlace): HeadTag[] {
  const canonical = new URL(head.canonical ?? place.url, place.publicUrl).href;
  return [
    ...named('description', head.description),
    ...(head.isIndexed === false
      ? named('robots', 'noindex, follow')
      : [link({ rel: 'canonical', href: canonical }), ...alternates(head, place.publicUrl)]),
    ...manifest(head, place.publicUrl),
    ...social(head, place, canonical),
  ];
}

/** Open Graph; the one Twitter tag says how large, for the rest it reads these too. */
function social(head: PageHead, { locale, publicUrl, latest }: HeadPlace, address: string): HeadTag[] {
  const picture = head.image ? head : firstPreview(latest, publicUrl);
  return [
    ...property('og:title', head.title),
    ...property('og:type', head.openGraphType ?? 'website'),
    ...property('og:url', address),
    ...property('og:site_name', 'Vitrine'),
    ...property('og:locale', SOCIAL_LOCALES[locale]),
    ...LOCALES.filter((other) => other !== locale).flatMap((other) =>
      property('og:locale:alternate', SOCIAL_LOCALES[other]),
    ),
    ...property('og:description', head.description),
    ...property('og:image', picture?.image),
    ...property('og:image:width', picture?.imageWidth),
    ...property('og:image:height', picture?.imageHeight),
    ...property('og:image:alt', picture?.imageAlt),
    ...named('twitter:card', picture?.image ? 'summary_large_image' : 'summary'),
  ];
}

function firstPreview(insects: HeadPlace['latest'], publicUrl: string) {
  const shown = insects.find((insect) => insect.picture);
  return shown && previewOf(shown, publicUrl);
}

function alternates({ alternates: paths }: PageHead, publicUrl: string): HeadTag[] {
  if (!paths) return [];
  const hreflang = (language: string, path: string) =>
    link({ rel: 'alternate', hreflang: language, href: new URL(path, publicUrl).href });
  return [...LOCALES.map((locale) => hreflang(locale, paths[locale])), hreflang('x-default', paths.en)];
}

/** For viewers of museums. */
function manifest({ manifest: path }: PageHead, publicUrl: string): HeadTag[] {
  if (!path) return [];
  const type = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';
  return [link({ rel: 'alternate', type, href: new URL(path, publicUrl).href })];
}

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
const meta = (key: string, name: string, content: string | number | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { [key]: name, content: String(content) } }] : [];
const named = (name: string, content: string | undefined) => meta('name', name, content);
const property = (name: string, content: string | number | undefined) => meta('property', name, content);
