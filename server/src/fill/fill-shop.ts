import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { PictureJobsTable } from '../database/schema/pictures.ts';
import type { Schema } from '../database/schema/schema.ts';
import { writeBritishTerms, writeSeller } from '../shop/index.ts';
import { familyColumns, type SampleFamily } from '@vitrine/sample-shop/lots/families';
import { priceRows, stockMoves, type WrittenLot } from './lot-ledgers.ts';
import type { SampleLot } from '@vitrine/sample-shop/lots/sample-lot';
import { makeSampleLots } from '@vitrine/sample-shop/lots/sample-lots';
import { SAMPLE_SELLER, samplePound } from '@vitrine/sample-shop/lots/sample-seller';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import { SAMPLE_MARK } from './was-filled.ts';

const SEED = 'vitrine';
const BATCH = 100;

/**
 * Fills an empty shop with the sample catalogue; a shop that has anything keeps what it has. All of it or nothing.
 * @returns how many lots were written
 */
export async function fillShop(database: Database, now: Date): Promise<number> {
  return database.transaction(async (trx) => {
    if (!(await claimEmptyShop(trx, now))) return 0;
    const lots = makeSampleLots(readSpecies(), SEED, now);
    await writeSeller(trx, SAMPLE_SELLER);
    await writeBritishTerms(trx, { vatNumber: '', ...samplePound(now) });
    const families = await writeFamilies(trx, lots);
    for (let start = 0; start < lots.length; start += BATCH) {
      await writeLots(trx, lots.slice(start, start + BATCH), families);
    }
    return lots.length;
  });
}

/** Two processes may start at once: only one can write the mark. */
async function claimEmptyShop(trx: Transaction<Schema>, now: Date): Promise<boolean> {
  const mark = await trx
    .insertInto('settings')
    .values({ key: SAMPLE_MARK, value: JSON.stringify({ filledAt: now.toISOString() }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const insect = await trx.selectFrom('insects').select('id').limit(1).executeTakeFirst();
  return mark !== undefined && insect === undefined;
}

/** Ids by family. A family was last updated when the newest of its lots was. */
async function writeFamilies(
  trx: Transaction<Schema>,
  lots: SampleLot[],
): Promise<Map<SampleFamily, number>> {
  const newest = new Map<SampleFamily, string>();
  for (const { family, insect } of lots) {
    if (insect.updated_at > (newest.get(family) ?? '')) newest.set(family, insect.updated_at);
  }
  const ids = new Map<SampleFamily, number>();
  for (const [family, updated_at] of newest) {
    const { id } = await trx
      .insertInto('families')
      .values({ ...familyColumns(family), updated_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(family, id);
  }
  return ids;
}

async function writeLots(
  trx: Transaction<Schema>,
  lots: SampleLot[],
  families: Map<SampleFamily, number>,
): Promise<void> {
  const insects = lots.map(({ insect, family }) => ({
    ...insect,
    family_id: families.get(family) ?? null,
    category: family.category,
  }));
  const rows = await trx.insertInto('insects').values(insects).returning(['id', 'uuid']).execute();
  const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  const written = lots.map((lot) => ({ ...lot, id: ids.get(lot.insect.uuid) ?? 0 }));
  await trx.insertInto('stock_moves').values(written.flatMap(stockMoves)).execute();
  await trx.insertInto('price_history').values(written.flatMap(priceRows)).execute();
  await trx
    .insertInto('sample_drawings')
    .values(
      written.map(({ id, shape, colours }) => ({ insect_id: id, shape, colours: JSON.stringify(colours) })),
    )
    .execute();
  await trx.insertInto('picture_jobs').values(written.flatMap(pictureJobs)).execute();
}

/** From above first; then from below, or its label from nearby where there is nothing to see below. */
function pictureJobs({ id, insect }: WrittenLot): Insertable<PictureJobsTable>[] {
  const second = insect.is_mixed === 1 ? 'label' : 'ventral';
  const views = ['dorsal', second] as const;
  return views.map((view, position) => ({ insect_id: id, view, position, attempts: 0, claimed_until: null }));
}
