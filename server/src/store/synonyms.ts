import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Kysely } from 'kysely';
import { z } from '@vitrine/shared/contract/zod';
import type { SynonymsTable } from './schema-search.ts';
import type { Schema } from './schema.ts';

const FILE = join(import.meta.dirname, '../../data/synonyms.csv');

const rowSchema = z.object({
  synonym: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  kind: z.enum(['former', 'common']),
});

/**
 * Gives a fresh shop the names that come with it; a shop that has any keeps its own.
 * @throws when the file holds a row that is not as described
 */
export async function seedSynonyms(kysely: Kysely<Schema>): Promise<void> {
  const first = await kysely.selectFrom('synonyms').select('name').limit(1).executeTakeFirst();
  if (first !== undefined) return;
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

/** The rows of `server/data/synonyms.csv`. */
export function readSynonymsFile(): SynonymsTable[] {
  const rows: unknown[] = parse(readFileSync(FILE), { bom: true, columns: true });
  return rows.map((row) => rowSchema.parse(row));
}

export function groupByName(rows: readonly Pick<SynonymsTable, 'synonym' | 'name'>[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { synonym, name } of rows) byName.set(name, [...(byName.get(name) ?? []), synonym]);
  return byName;
}
