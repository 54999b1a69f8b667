import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { TEXT_NAMES } from '@vitrine/shared/contract/text';
import type { NewText } from './store/texts.ts';
import { readTextFile, type TextFile } from './read-text-file.ts';

const FOLDER = join(import.meta.dirname, '../../data/texts');

export interface FirstPost {
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
