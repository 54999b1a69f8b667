import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { TextsTable } from '../../database/schema/texts.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type StoredText = Selectable<TextsTable>;

/** A text in one language, before it has a version. */
export interface NewText {
  name: string;
  locale: Locale;
  title: string;
  description: string;
  lead: string;
  /** Markdown. */
  body: string;
  updatedAt: string;
}

/**
 * Keeps a text as its next version, all of its languages together: earlier versions stay as they were.
 * Two editors at once cannot write the same version; the second one fails.
 */
export async function saveText(kysely: Kysely<Schema>, name: string, texts: NewText[]): Promise<number> {
  const version = (await readVersion(kysely, name)) + 1;
  const rows = texts.map(({ updatedAt, ...text }) => ({ ...text, name, version, updated_at: updatedAt }));
  await kysely.insertInto('texts').values(rows).execute();
  return version;
}

/** The version of a text that holds now, 0 when there is none. */
export async function readVersion(kysely: Kysely<Schema>, name: string): Promise<number> {
  const row = await kysely
    .selectFrom('texts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** A text as it stands now. */
export function readText(
  kysely: Kysely<Schema>,
  name: string,
  locale: Locale,
): Promise<StoredText | undefined> {
  return versionsOf(kysely, name, locale).orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** A text as it stood in a version; what an order agreed to, for instance. */
export function readTextVersion(
  kysely: Kysely<Schema>,
  name: string,
  locale: Locale,
  version: number,
): Promise<StoredText | undefined> {
  return versionsOf(kysely, name, locale).where('version', '=', version).executeTakeFirst();
}

const versionsOf = (kysely: Kysely<Schema>, name: string, locale: Locale) =>
  kysely.selectFrom('texts').selectAll().where('name', '=', name).where('locale', '=', locale);

/**
 * Changes whenever anything that a text's page shows does. What is written is counted: a row with a lower number, or an
 * earlier time, may become visible after others.
 */
export async function readTextsVersion(kysely: Kysely<Schema>): Promise<string> {
  const [texts, posts, seller] = await Promise.all([
    kysely
      .selectFrom('texts')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst(),
    kysely
      .selectFrom('posts')
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn.sum('revision').as('edits'),
        eb.fn.max('updated_at').as('last'),
      ])
      .executeTakeFirst(),
    kysely.selectFrom('settings').select('value').where('key', '=', 'seller').executeTakeFirst(),
  ]);
  return JSON.stringify([texts?.count, posts?.count, posts?.edits, posts?.last, seller?.value]);
}

/** Which conditions of sale hold now: the version of the text `conditions`. Stored with each order. */
export async function readConditionsVersion(kysely: Kysely<Schema>): Promise<string> {
  return String(await readVersion(kysely, 'conditions'));
}
