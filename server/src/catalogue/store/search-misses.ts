import { sql, type Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { countAffected } from '../../database/count-affected.ts';
import type { Schema } from '../../database/schema/schema.ts';

const KEEP_DAYS = 90;
/** Different texts a day: somebody who types at random fills no disk. */
const MOST_A_DAY = 1000;
const LONGEST = 60;
const SHOWN = 15;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What looks like an address, a phone number or a whole letter is nobody's search. */
const isSearch = (text: string) =>
  text !== '' && text.length <= LONGEST && !text.includes('@') && !/(?:\d[ .-]?){6}/.test(text);

/** Notes that a text found nothing; nothing about who looked. */
export async function noteMiss(kysely: Kysely<Schema>, typed: string, now: Date): Promise<void> {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (!isSearch(text)) return;
  const day = dayOf(now);
  await sql`insert into search_misses (day, text, count)
    select ${day}, ${text}, 1
    where (select count(*) from search_misses where day = ${day}) < ${MOST_A_DAY}
    on conflict (day, text) do update set count = search_misses.count + 1`.execute(kysely);
}

/** What was looked for most often in the last days, without finding anything. */
export async function listMisses(kysely: Kysely<Schema>, days: number, now: Date) {
  const rows = await kysely
    .selectFrom('search_misses')
    .select((eb) => ['text', eb.fn.sum<number>('count').as('count'), eb.fn.max('day').as('lastDay')])
    .where('day', '>', dayOf(new Date(now.getTime() - days * DAY_MS)))
    .groupBy('text')
    .orderBy('count', 'desc')
    .orderBy('text')
    .limit(SHOWN)
    .execute();
  return rows.map(({ text, count, lastDay }) => ({ text, count: Number(count), lastDay }));
}

/** Deletes what is too old to tell anything. Returns how many. */
export async function forgetMisses(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const last = dayOf(new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  return countAffected(await kysely.deleteFrom('search_misses').where('day', '<', last).execute());
}
