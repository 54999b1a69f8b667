import type { SpeciesPage } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import type { SynonymsTable } from '../../database/schema/search.ts';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * Gives a fresh shop the names that come with it; a shop that has any keeps its own.
 * @throws when the file holds a row that is not as described
 */
export async function seedSynonyms(kysely: Kysely<Schema>): Promise<void> {
  const first = await kysely.selectFrom('synonyms').select('name').limit(1).executeTakeFirst();
  if (first !== undefined) return;
  // Needed once in the life of a shop, and by no thread that lists.
  const { readSynonymsFile } = await import('./synonyms-file.ts');
  await kysely
    .insertInto('synonyms')
    .values(readSynonymsFile())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Synonyms by the Latin name that they stand for. */
export async function listSynonyms(kysely: Kysely<Schema>): Promise<Map<string, string[]>> {
  const rows = await kysely.selectFrom('synonyms').select(['synonym', 'name']).orderBy('synonym').execute();
  return groupByName(rows);
}

export function groupByName(rows: readonly Pick<SynonymsTable, 'synonym' | 'name'>[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { synonym, name } of rows) byName.set(name, [...(byName.get(name) ?? []), synonym]);
  return byName;
}

type NamesOfSpecies = Pick<SpeciesPage, 'synonyms' | 'synonymSources' | 'nameSources'>;

/** Other Latin names of one species; and who says so, and calls it as it is called, where it was noted. */
export async function listNames(kysely: Kysely<Schema>, name: string): Promise<NamesOfSpecies> {
  const rows = await kysely
    .selectFrom('synonyms')
    .select(['synonym', 'source', 'kind'])
    .where('name', '=', name)
    .orderBy('synonym')
    .execute();
  const former = rows.filter(({ kind }) => kind === 'former');
  return {
    synonyms: former.map(({ synonym }) => synonym),
    synonymSources: sourcesOf(former),
    nameSources: sourcesOf(rows.filter(({ kind }) => kind === 'common')),
  };
}

const sourcesOf = (rows: readonly { synonym: string; source: string }[]) =>
  Object.fromEntries(
    rows.filter(({ source }) => source !== '').map(({ synonym, source }) => [synonym, source]),
  );
