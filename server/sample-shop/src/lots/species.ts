import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { familyCategorySchema } from '@vitrine/shared/contract/catalogue';
import { z } from '@vitrine/shared/contract/zod';

const FILE = join(import.meta.dirname, '../../data/species.csv');

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number));

const rowSchema = z.object({
  category: familyCategorySchema,
  family: z.string().check(z.minLength(1)),
  genus: z.string().check(z.minLength(1)),
  species: z.string().check(z.minLength(1)),
  authority: z.string(),
  common_en: z.string(),
  common_nl: z.string(),
  common_fr: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  locality: z.string(),
  size_mm_min: wholeNumber,
  size_mm_max: wholeNumber,
  price_eur: z.string().check(z.regex(/^\d+\.\d{2}$/)),
  cites_annex: z.pipe(
    z.enum(['', 'A', 'B', 'C', 'D']),
    z.transform((annex) => (annex === '' ? null : annex)),
  ),
  colours: z.pipe(
    z.string(),
    z.transform((text) => text.split(';')),
  ),
  shape: z.string(),
});

/** A real species, and what a typical lot of it is like. */
export type Species = z.infer<typeof rowSchema>;

/** @throws when the file holds a row that is not as described */
export function readSpecies(): Species[] {
  const rows: unknown[] = parse(readFileSync(FILE), { bom: true, columns: true });
  return rows.map((row) => rowSchema.parse(row));
}
