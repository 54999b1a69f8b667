import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Insertable } from 'kysely';
import { z } from '@vitrine/shared/contract/zod';
import type { SynonymsTable } from '../../database/schema/search.ts';

const FILE = join(import.meta.dirname, '../../../data/synonyms.csv');

const rowSchema = z.object({
  synonym: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  kind: z.enum(['former', 'common']),
  source: z.string().check(z.minLength(1)),
});

/** The rows of `server/data/synonyms.csv`. */
export function readSynonymsFile(): Insertable<SynonymsTable>[] {
  const rows: unknown[] = parse(readFileSync(FILE), { bom: true, columns: true });
  return rows.map((row) => rowSchema.parse(row));
}
