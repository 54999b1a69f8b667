import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { TEXT_NAMES, type TextName } from '@vitrine/shared/contract/text';
import type { Wording } from '@vitrine/shared/contract/tools/texts';
import { z } from '@vitrine/shared/contract/zod';
import type { Schema } from '../../database/schema/schema.ts';
import { firstPages } from '../seed-texts.ts';
import { readVersion } from './texts.ts';
import { isSameWording, readWordingOf, toWording } from './wording.ts';

const SETTLED = 'shipped-texts';
const settledSchema = z.record(z.string(), z.string());

/**
 * What a page says as it comes with this release, where that is news: other than what the shop was given, than what it says
 * now, and than what the owner has already judged. Else null. What the owner wrote is never replaced by it.
 */
export async function shippedNews(
  kysely: Kysely<Schema>,
  name: TextName,
  comes = shippedWording(name),
): Promise<Wording | null> {
  const settled = await readSettled(kysely);
  if (settled[name] === digestOf(comes)) return null;
  const known = [await readVersion(kysely, name), await givenVersion(kysely, name)];
  for (const version of known) {
    const wording = await readWordingOf(kysely, name, version);
    if (!wording || isSameWording(wording, comes)) return null;
  }
  return comes;
}

/** How many pages have such news. */
export async function countShippedNews(kysely: Kysely<Schema>): Promise<number> {
  const news = await Promise.all(TEXT_NAMES.map((name) => shippedNews(kysely, name)));
  return news.filter((wording) => wording !== null).length;
}

/** The owner has judged what comes with this release, whatever they made of it. */
export async function settleShipped(kysely: Kysely<Schema>, name: TextName): Promise<void> {
  const settled = { ...(await readSettled(kysely)), [name]: digestOf(shippedWording(name)) };
  const value = JSON.stringify(settled);
  await kysely
    .insertInto('settings')
    .values({ key: SETTLED, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function readSettled(kysely: Kysely<Schema>): Promise<Record<string, string>> {
  const row = await kysely
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTLED)
    .executeTakeFirst();
  return row ? settledSchema.parse(JSON.parse(row.value)) : {};
}

/** The last version that came with the shop: nobody of the staff wrote it. */
async function givenVersion(kysely: Kysely<Schema>, name: string): Promise<number> {
  const row = await kysely
    .selectFrom('texts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('name', '=', name)
    .where('saved_by', '=', '')
    .executeTakeFirst();
  return row?.version ?? 0;
}

const digestOf = (wording: Wording) => hash('sha256', JSON.stringify(wording));

const shipped = new Map<TextName, Wording>();
/** Read once: the files of a release do not change while it runs. */
function shippedWording(name: TextName): Wording {
  const read = shipped.get(name) ?? toWording(firstPages().filter((page) => page.name === name));
  shipped.set(name, read);
  return read;
}
