import { z } from '@vitrine/shared/contract/zod';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

const widthsSchema = z.array(z.int());

/** Some pictures of which no colours are known, and the width of the smallest file of each. */
export async function listUnmeasured(
  kysely: Kysely<Schema>,
  limit: number,
): Promise<{ hash: string; width: number }[]> {
  const rows = await kysely
    .selectFrom('pictures')
    .select(['hash', 'widths'])
    .where('colours', 'is', null)
    .orderBy('hash')
    .limit(limit)
    .execute();
  return rows.map(({ hash, widths }) => ({ hash, width: widthsSchema.parse(JSON.parse(widths))[0] ?? 0 }));
}

export async function noteColours(
  kysely: Kysely<Schema>,
  hash: string,
  colours: readonly string[],
): Promise<void> {
  await kysely
    .updateTable('pictures')
    .set({ colours: colours.join(' ') })
    .where('hash', '=', hash)
    .execute();
}
