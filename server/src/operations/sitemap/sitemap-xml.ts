import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';

/** A page in every language, as a sitemap tells of it. */
export interface MappedPage {
  paths: Localized;
  /** ISO time of its last change, where that is known. */
  updatedAt?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const URLS_BEGIN = `${DECLARATION}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLS_END = '</urlset>\n';

/** A page as one `url` for each language, each with the addresses of all. */
export function writePage(publicUrl: string, { paths, updatedAt }: MappedPage): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const addresses = LOCALES.map((locale) => [locale, address(paths[locale])] as const);
  const links = [...addresses, ['x-default', address(paths.en)] as const].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const rest = `${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}${links.join('')}</url>\n`;
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${rest}`).join('');
}

/** A sitemap of sitemaps. */
export function writeIndex(publicUrl: string, files: string[]): string {
  const rows = files.map(
    (file) => `<sitemap><loc>${escapeXml(new URL(file, publicUrl).href)}</loc></sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAPS}">\n${rows.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
}
