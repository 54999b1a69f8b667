import type { KnownLocality, KnownSpecies } from '@vitrine/shared/contract/tools/catalogue';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { collect } from '../../../platform/collect.ts';
import { holdsText } from '../../../database/holds-text.ts';
import type { Schema } from '../../../database/schema/schema.ts';

const SUGGESTED = 10;

/** A name has no more of them. */
const MOST_WORDS = 5;

/**
 * Species that the shop has or had under all words of this text: those that begin with it first, then those whose words
 * each of them begins; each as its newest lot has it. Mixed lots are no species.
 */
export async function suggestSpecies(kysely: Kysely<Schema>, text: string): Promise<KnownSpecies[]> {
  const typed = text.trim();
  if (typed === '') return [];
  const name = sql.ref('name');
  const parts = typed.split(/\s+/).slice(0, MOST_WORDS);
  const beginWords = parts.map(
    (part) => sql`(${holdsText(name, part, true)} or ${holdsText(name, ` ${part}`)})`,
  );
  const rank = sql<number>`case when ${holdsText(name, typed, true)} then 0
    when ${sql.join(beginWords, sql` and `)} then 1 else 2 end`;
  const named = kysely
    .selectFrom('insects')
    .select((eb) => ['name', eb.fn.max('id').as('id')])
    .where(
      sql<SqlBool>`${sql.join(
        parts.map((part) => holdsText(name, part)),
        sql` and `,
      )}`,
    )
    .groupBy('name')
    .orderBy(rank)
    .orderBy('name')
    .limit(SUGGESTED * 2);
  const found = await collect(named.stream(SUGGESTED * 2));
  if (found.length === 0) return [];
  const rows = await kysely
    .selectFrom('insects')
    .selectAll()
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where('is_mixed', '=', 0)
    .execute();
  const byName = new Map(rows.map((row) => [row.name, row]));
  return found
    .map((row) => byName.get(row.name))
    .filter((row) => row !== undefined)
    .slice(0, SUGGESTED)
    .map((row) => ({
      name: row.name,
      genus: row.genus,
      species: row.species,
      authority: row.authority,
      common: { en: row.common_en, nl: row.common_nl, fr: row.common_fr },
      familyId: row.family_id,
      citesAnnex: row.cites_annex,
    }));
}

/** Places that lots are from, in a country when one is chosen. */
export function suggestLocalities(
  kysely: Kysely<Schema>,
  text: string,
  country: string,
): Promise<KnownLocality[]> {
  const places = kysely
    .selectFrom('insects')
    .select(['country', 'locality'])
    .where(holdsText(sql.ref('locality'), text.trim()))
    .where('locality', '!=', '');
  const there = country === '' ? places : places.where('country', '=', country);
  return collect(
    there
      .groupBy(['country', 'locality'])
      .orderBy('locality')
      .orderBy('country')
      .limit(SUGGESTED)
      .stream(SUGGESTED),
  );
}

/** The first number after the highest of a prefix: `BU-0124`; `BU-0001` when there is none. */
export async function nextReference(kysely: Kysely<Schema>, prefix: string): Promise<string> {
  const digits = sql<string>`substr(reference, ${prefix.length + 2})`;
  const row = await kysely
    .selectFrom('insects')
    .select(digits.as('digits'))
    .where('reference', '>=', `${prefix}-`)
    .where('reference', '<', `${prefix}.`)
    // Numbers alone: longer references such as `BU-0123-A` would stand before all of them.
    .where(sql<SqlBool>`ltrim(${digits}, '0123456789') = '' and length(${digits}) between 1 and 9`)
    .orderBy(sql`length(reference)`, 'desc')
    .orderBy('reference', 'desc')
    .limit(1)
    .executeTakeFirst();
  const highest = row?.digits ?? '0000';
  return `${prefix}-${String(Number(highest) + 1).padStart(highest.length, '0')}`;
}

/** A shop has a dozen of them. */
const MOST_PREFIXES = 50;

/** The letters that references begin with, each found by one look into the index. */
export async function listPrefixes(kysely: Kysely<Schema>): Promise<string[]> {
  const prefixes: string[] = [];
  let after = '';
  for (let looked = 0; looked < MOST_PREFIXES; looked += 1) {
    const row = await kysely
      .selectFrom('insects')
      .select('reference')
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(1)
      .executeTakeFirst();
    if (!row) break;
    const prefix = PREFIXED.exec(row.reference)?.[1];
    if (prefix) prefixes.push(prefix);
    // The full stop comes after the hyphen.
    after = prefix ? `${prefix}.` : row.reference;
  }
  return prefixes;
}

const PREFIXED = /^(\p{L}{1,8})-\d+$/u;

/** The letters that the newest lots of a family begin with; null when they have none, or no family is known. */
export async function prefixOf(kysely: Kysely<Schema>, familyId: number): Promise<string | null> {
  const row = await kysely
    .selectFrom('insects')
    .select('reference')
    .where('family_id', '=', familyId)
    .orderBy('is_in_family', 'desc')
    .orderBy('is_sold_out')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return PREFIXED.exec(row?.reference ?? '')?.[1] ?? null;
}
