import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * Of the species that are waited for the Latin names, former or later ones, under which lots can be ordered: a genus is
 * split or joined while people wait. Species without such a lot are absent.
 */
export async function otherNamesOffered(kysely: Kysely<Schema>): Promise<Map<string, string[]>> {
  const waitedFor = kysely
    .selectFrom('subscriptions')
    .select('species')
    .where('state', '=', 'confirmed')
    .where('kind', '=', 'restock');
  const former = await namePairs(kysely)
    .where((eb) => eb.or([eb('synonym', 'in', waitedFor), eb('name', 'in', waitedFor)]))
    .execute();
  if (former.length === 0) return new Map();
  const lots = await kysely
    .selectFrom('insects')
    .select('name')
    .distinct()
    .where('name', 'in', [...new Set(former.flatMap(({ synonym, name }) => [synonym, name]))])
    .where((eb) => eb('is_shown', '=', eb.lit(1)))
    .where((eb) => eb('is_sold_out', '=', eb.lit(0)))
    .execute();
  const offered = new Set(lots.map(({ name }) => name));
  const pairs = former.flatMap(({ synonym, name }) => [
    { species: synonym, other: name },
    { species: name, other: synonym },
  ]);
  const bySpecies = Map.groupBy(
    pairs.filter(({ other }) => offered.has(other)),
    ({ species }) => species,
  );
  return new Map([...bySpecies].map(([species, found]) => [species, found.map(({ other }) => other)]));
}

/** The Latin names that a species had, or has, beside this one. */
export async function otherNamesOf(kysely: Kysely<Schema>, species: string): Promise<string[]> {
  const rows = await namePairs(kysely)
    .where((eb) => eb.or([eb('synonym', '=', species), eb('name', '=', species)]))
    .execute();
  return rows.map(({ synonym, name }) => (synonym === species ? name : synonym));
}

/** Of each species that was renamed, its former name (`synonym`) and its present one. */
const namePairs = (kysely: Kysely<Schema>) =>
  kysely.selectFrom('synonyms').select(['synonym', 'name']).where('kind', '=', 'former');
