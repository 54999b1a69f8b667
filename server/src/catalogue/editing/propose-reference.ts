import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { findFamilyRow } from './store/families.ts';
import { nextReference, prefixOf } from './store/suggest.ts';

/** With what letters references of a category begin, as long as the shop has none of a family. */
const PREFIXES: Record<Category, string> = {
  BUTTERFLIES: 'BU',
  MOTHS: 'MO',
  BEETLES: 'BE',
  OTHER_INSECTS: 'IN',
  REPAIRS: 'RE',
  ONE_EURO: 'EU',
  MIX: 'MX',
  LATEST: 'IN',
};
const PREFIX = /^\p{L}{1,8}$/u;

/** The next free reference, with the letters asked for, or those of a family's other lots. */
export async function proposeReference(
  kysely: Kysely<Schema>,
  { prefix, family }: { prefix: string; family: string },
): Promise<string> {
  if (PREFIX.test(prefix)) return nextReference(kysely, prefix);
  const id = readWhole(family);
  const row = id === null ? undefined : await findFamilyRow(kysely, id);
  if (id === null || !row) return nextReference(kysely, PREFIXES.OTHER_INSECTS);
  return nextReference(kysely, (await prefixOf(kysely, id)) ?? PREFIXES[row.category]);
}
