import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { holdSeeding, insertPost } from './store/seeding.ts';
import { readVersion, saveText, type NewText } from './store/texts.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { TEXT_NAMES } from '@vitrine/shared/contract/text';

/**
 * Gives a shop the texts that it lacks: every page, and at its first start some posts.
 * What the owner has changed stays. Two processes may start at once.
 */
export async function seedTexts(database: Database): Promise<void> {
  const pages = Map.groupBy(firstPages(), ({ name }) => name);
  await database.transaction(async (trx) => {
    const isFirst = await holdSeeding(trx);
    for (const [name, texts] of pages) {
      if ((await readVersion(trx, name)) === 0) await saveText(trx, name, texts);
    }
    // Posts that the owner deleted are not to come back with the next start.
    if (isFirst) for (const first of firstPosts()) await addPost(trx, first);
  });
}

async function addPost(
  trx: Transaction<Schema>,
  { name, slug, publishedAt, texts }: FirstPost,
): Promise<void> {
  await insertPost(trx, { name, slug, publishedAt });
  await saveText(trx, `post:${name}`, texts);
}

const FOLDER = join(import.meta.dirname, '../../data/texts');

interface FirstPost {
  name: string;
  slug: Localized;
  publishedAt: string;
  texts: NewText[];
}

/** The pages that come with the shop, in each language. */
export function firstPages(): NewText[] {
  return TEXT_NAMES.flatMap((name) =>
    LOCALES.map((locale) => toText(name, locale, readIn('.', name, locale))),
  );
}

/** The blog posts that come with the shop. */
export function firstPosts(): FirstPost[] {
  return postNames().map((name) => {
    const files = LOCALES.map((locale) => readIn('posts', name, locale));
    const [en, nl, fr] = files.map(({ head }) => head['slug'] ?? '');
    return {
      name,
      slug: { en: en ?? '', nl: nl ?? '', fr: fr ?? '' },
      publishedAt: dayToTime(files[0]?.head['published']),
      texts: LOCALES.map((locale) => toText(`post:${name}`, locale, readIn('posts', name, locale))),
    };
  });
}

function postNames(): string[] {
  const files = readdirSync(join(FOLDER, 'posts'));
  return files.filter((file) => file.endsWith('.en.md')).map((file) => file.slice(0, -'.en.md'.length));
}

function readIn(folder: string, name: string, locale: Locale): TextFile {
  return readTextFile(join(FOLDER, folder, `${name}.${locale}.md`));
}

function toText(name: string, locale: Locale, { head, body }: TextFile): NewText {
  const { title = '', description = '', lead = '', updated } = head;
  return { name, locale, title, description, lead, body, updatedAt: dayToTime(updated) };
}

/** Noon in Belgium is the same day everywhere that the shop ships to. */
const dayToTime = (day = '2026-01-01') => `${day}T11:00:00.000Z`;

interface TextFile {
  /** What stands above the text: title, description, lead, … */
  head: Record<string, string>;
  /** Markdown. */
  body: string;
}

/**
 * A Markdown file with plain `name: value` lines between two lines of three dashes.
 * @throws when the file does not begin so
 */
function readTextFile(path: string): TextFile {
  const match = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(path, 'utf8'));
  if (!match)
    throw new Error(`${path} does not begin with its title and description between two lines of ---`);
  const [, head = '', body = ''] = match;
  return { head: Object.fromEntries(head.split('\n').map(readLine)), body: body.trim() };
}

/** A value may stand in single quotes, as YAML wants it when it holds a colon. */
function readLine(line: string): [string, string] {
  const [, name = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
  const quoted = /^'(.*)'$/.exec(value)?.[1];
  return [name, quoted === undefined ? value : quoted.replaceAll("''", "'")];
}
