import { setImmediate } from 'node:timers/promises';
import { familyPath, inEveryLocale, insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import {
  readMappedFamilies,
  readMappedInsects,
  readMappedPosts,
  type IdRange,
  type MappedInsect,
} from '../store/sitemap.ts';
import { fixedPages } from './open-pages.ts';
import type { MappedPage } from './sitemap-xml.ts';

/** Few enough that reading and writing them takes some milliseconds of the serving thread. */
const CHUNK = 200;

/** Pages that do not grow with the stock: texts, categories, families, posts. */
export async function readShelves(kysely: Kysely<Schema>, now: Date): Promise<MappedPage[]> {
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
export async function* readInsectPages(
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
