import type { Kysely, Transaction } from 'kysely';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { TextVersion, Wording } from '@vitrine/shared/contract/tools/texts';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../database/schema/schema.ts';
import type { StoredText } from './texts.ts';

const VERSIONS_SHOWN = 100;
const PARTS = ['title', 'description', 'lead', 'body'] as const;

const SILENT = { en: '', nl: '', fr: '' };
export const NO_WORDING: Wording = { title: SILENT, description: SILENT, lead: SILENT, body: SILENT };

/** What a text said in one of its versions; null when there is no such version. */
export async function readWordingOf(
  kysely: Kysely<Schema> | Transaction<Schema>,
  name: string,
  version: number,
): Promise<Wording | null> {
  const rows = await versionRows(kysely, name, version);
  return rows.length > 0 ? toWording(rows) : null;
}

function versionRows(kysely: Kysely<Schema>, name: string, version: number): Promise<StoredText[]> {
  return kysely
    .selectFrom('texts')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

export function toWording(rows: Pick<StoredText, 'locale' | (typeof PARTS)[number]>[]): Wording {
  const of = (part: (typeof PARTS)[number]) => {
    const said = new Map(rows.map((row) => [row.locale, row[part]]));
    return { en: said.get('en') ?? '', nl: said.get('nl') ?? '', fr: said.get('fr') ?? '' };
  };
  return { title: of('title'), description: of('description'), lead: of('lead'), body: of('body') };
}

/** The versions of a text, the newest first. */
export async function listVersions(kysely: Kysely<Schema>, name: string): Promise<TextVersion[]> {
  const rows = await kysely
    .selectFrom('texts')
    .select((eb) => ['version', eb.fn.max('updated_at').as('at'), eb.fn.max('saved_by').as('by')])
    .where('name', '=', name)
    .groupBy('version')
    .orderBy('version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ version, at, by }) => ({ version, at: at ?? '', by: by ?? '' }));
}

/** Keeps a next version, and says for the log which languages differ from the one before. */
export async function addVersion(
  trx: Transaction<Schema>,
  { name, before, wording, by }: { name: string; before: number; wording: Wording; by: string },
  now: Date,
): Promise<AuditChange[]> {
  const earlier = new Map((await versionRows(trx, name, before)).map((row) => [row.locale, row]));
  const rows = LOCALES.map((locale) => ({
    ...{ name, locale, version: before + 1, saved_by: by, updated_at: now.toISOString() },
    ...{ title: wording.title[locale], description: wording.description[locale] },
    ...{ lead: wording.lead[locale], body: wording.body[locale] },
  }));
  const written = await trx.insertInto('texts').values(rows).returningAll().execute();
  return written.flatMap((row) => changed(earlier.get(row.locale), row) ?? []);
}

function changed(before: StoredText | undefined, after: StoredText): AuditChange | null {
  const names = PARTS.filter((part) => (before?.[part] ?? '') !== after[part]);
  if (names.length === 0) return null;
  const only = (row: StoredText | undefined) =>
    Object.fromEntries(names.map((part) => [part, row?.[part] ?? '']));
  return { table: 'texts', id: after.id, before: only(before), after: only(after) };
}

/** Whether two wordings say the same. */
export function isSameWording(one: Wording, other: Wording): boolean {
  return PARTS.every((part) => LOCALES.every((locale) => one[part][locale] === other[part][locale]));
}
