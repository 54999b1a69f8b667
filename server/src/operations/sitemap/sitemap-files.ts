import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import {
  readLastInsectId,
  readMappedInsects,
  type IdRange,
  readMappedFamilies,
  readMappedPosts,
  type MappedInsect,
} from '../store/sitemap.ts';
import { familyPath, inEveryLocale, insectPath } from '@vitrine/shared/paths/insect-path';
import { genusPath, speciesPath } from '@vitrine/shared/paths/species-path';
import type { Catalogue, GenusShelf } from '../../catalogue/index.ts';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { fixedPages } from './open-pages.ts';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';

/**
 * Insects of one file, by their ids, so that a file is found without reading those before it. Three addresses each,
 * about a kilobyte an address: 30,000 of the 50,000 addresses and 30 of the 50 MB that sitemaps.org allows.
 */
const IDS_A_FILE = 10_000;

export interface Shop {
  kysely: Kysely<Schema>;
  catalogue: Pick<Catalogue, 'allGenera'>;
  publicUrl: string;
  now: Date;
}

/** `sitemap.xml`: everything while that is little, else the index of the numbered files. */
export async function sitemap(shop: Shop): Promise<AsyncGenerator<string>> {
  const lastId = await readLastInsectId(shop.kysely);
  if (lastId <= IDS_A_FILE) return urls(shop, everything(shop, lastId));
  return only(writeIndex(shop.publicUrl, await listFiles(shop, lastId)));
}

/** `sitemap-{number}.xml`: 0 holds what does not grow with the stock, the others insects. Null where none is. */
export async function sitemapFile(shop: Shop, number: number): Promise<AsyncGenerator<string> | null> {
  if (number === 0) return urls(shop, shelves(shop));
  const range = rangeOf(number);
  return (await holdsInsects(shop, range)) ? urls(shop, readInsectPages(shop.kysely, range)) : null;
}

const rangeOf = (number: number): IdRange => ({
  after: (number - 1) * IDS_A_FILE,
  upTo: number * IDS_A_FILE,
});

async function listFiles(shop: Shop, lastId: number): Promise<string[]> {
  const files = ['/sitemap-0.xml'];
  for (let number = 1; rangeOf(number).after < lastId; number += 1) {
    if (await holdsInsects(shop, rangeOf(number))) files.push(`/sitemap-${number}.xml`);
    await setImmediate();
  }
  return files;
}

async function holdsInsects({ kysely }: Shop, range: IdRange): Promise<boolean> {
  return (await readMappedInsects(kysely, range, 1)).length > 0;
}

async function* everything(shop: Shop, lastId: number): AsyncGenerator<MappedPage[]> {
  yield* shelves(shop);
  yield* readInsectPages(shop.kysely, { after: 0, upTo: lastId });
}

async function* shelves({ kysely, catalogue, now }: Shop): AsyncGenerator<MappedPage[]> {
  yield await readShelves(kysely, now);
  for (const genus of await catalogue.allGenera()) yield speciesPages(genus);
}

/** A genus and its species. They change with their lots, whose pages say when. */
function speciesPages({ genus, family, species }: GenusShelf): MappedPage[] {
  const paths = [
    inEveryLocale((locale) => genusPath(genus, family, locale) ?? ''),
    ...species.map((name) => inEveryLocale((locale) => speciesPath(name, family, locale) ?? '')),
  ];
  return paths.filter(({ en }) => en !== '').map((one) => ({ paths: one }));
}

async function* urls({ publicUrl }: Shop, pages: AsyncGenerator<MappedPage[]>): AsyncGenerator<string> {
  yield URLS_BEGIN;
  for await (const some of pages) yield some.map((page) => writePage(publicUrl, page)).join('');
  yield URLS_END;
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

/** Few enough that reading and writing them takes some milliseconds of the serving thread. */
const CHUNK = 200;

/** Pages that do not grow with the stock: texts, categories, families, posts. Species grow with what is known of nature. */
async function readShelves(kysely: Kysely<Schema>, now: Date): Promise<MappedPage[]> {
  const [families, posts] = await Promise.all([readMappedFamilies(kysely), readMappedPosts(kysely, now)]);
  return [
    ...fixedPages().map((paths) => ({ paths })),
    ...families.map(({ family, updatedAt }) => ({
      paths: inEveryLocale((locale) => familyPath(family, locale)),
      updatedAt,
    })),
    ...posts.map(({ slug, updatedAt }) => ({
      paths: inEveryLocale((locale) => pathTo('post', locale, { slug: slug[locale] })),
      updatedAt,
    })),
  ];
}

/** The pages of a range of insects, some at a time; between them others get their turn. */
async function* readInsectPages(
  kysely: Kysely<Schema>,
  { after, upTo }: IdRange,
): AsyncGenerator<MappedPage[]> {
  let cursor = after;
  while (cursor < upTo) {
    const insects = await readMappedInsects(kysely, { after: cursor, upTo }, CHUNK);
    yield insects.map(toPage);
    cursor = insects.length < CHUNK ? upTo : (insects.at(-1)?.id ?? upTo);
    await setImmediate();
  }
}

function toPage(insect: MappedInsect): MappedPage {
  return { paths: inEveryLocale((locale) => insectPath(insect, locale)), updatedAt: insect.updatedAt };
}

/** A page in every language, as a sitemap tells of it. */
interface MappedPage {
  paths: Localized;
  /** ISO time of its last change, where that is known. */
  updatedAt?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const URLS_BEGIN = `${DECLARATION}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const URLS_END = '</urlset>\n';

/** A page as one `url` for each language, each with the addresses of all. */
function writePage(publicUrl: string, { paths, updatedAt }: MappedPage): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const addresses = LOCALES.map((locale) => [locale, address(paths[locale])] as const);
  const links = [...addresses, ['x-default', address(paths.en)] as const].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const rest = `${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}${links.join('')}</url>\n`;
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${rest}`).join('');
}

/** A sitemap of sitemaps. */
function writeIndex(publicUrl: string, files: string[]): string {
  const rows = files.map(
    (file) => `<sitemap><loc>${escapeXml(new URL(file, publicUrl).href)}</loc></sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAPS}">\n${rows.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
}
