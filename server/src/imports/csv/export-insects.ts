import { setImmediate as turn } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { Locale } from '@vitrine/shared/contract/locale';
import { IMPORT_FIELDS } from '@vitrine/shared/contract/tools/import';
import type { Database } from '../../database/database.ts';
import { streamInsects, type InsectFilter, listFamilyNames } from '../../catalogue/index.ts';
import { cellOf } from './cells.ts';
import { csvFile } from '../../platform/csv.ts';
import { importFamilies } from './import-families.ts';
import { headerOf } from './import-words.ts';

/** Rows made before others have a turn. */
const AT_ONCE = 50;

/** The lots of a list as a file that can be imported again. */
export function exportInsects(database: Database, filter: InsectFilter, locale: Locale): Readable {
  return csvFile(insectRows(database, filter, locale), locale);
}

async function* insectRows(
  { kysely }: Database,
  filter: InsectFilter,
  locale: Locale,
): AsyncGenerator<string[]> {
  const families = importFamilies(await listFamilyNames(kysely));
  yield IMPORT_FIELDS.map((field) => headerOf(field, locale));
  let count = 0;
  for await (const row of streamInsects(kysely, filter)) {
    yield IMPORT_FIELDS.map((field) => cellOf(row, field, families, locale));
    count += 1;
    if (count % AT_ONCE === 0) await turn();
  }
}
