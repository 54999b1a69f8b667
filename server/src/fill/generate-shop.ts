import type { Transaction } from 'kysely';
import { familyColumns } from '@vitrine/sample-shop/lots/families';
import { priceRows, stockMoves, type WrittenLot } from './lot-ledgers.ts';
import { SAMPLE_SELLER } from '@vitrine/sample-shop/lots/sample-seller';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import { setAside } from '../database/bulk/set-aside.ts';
import { rowWriter, type WriteRows } from '../database/bulk/write-rows.ts';
import type { Database } from '../database/database.ts';
import { countOn, dateFamilies, readGenerated, writeGenerated, type Generated } from './generated.ts';
import type { Schema } from '../database/schema/schema.ts';
import { writeSeller } from '../shop/index.ts';
import { BATCH, createLotMaker, type LotMaker } from '@vitrine/sample-shop/generator/make-lots';

/** What to make. A shop that is continued keeps the seed, the moment and the pictures that it began with. */
interface Generation extends Generated {
  /** Told after every batch how many lots there are. */
  onProgress(insects: number): void;
}

const TABLES = ['insects', 'stock_moves', 'price_history', 'insect_pictures'] as const;

/**
 * Fills an empty shop, or continues one that this function filled, up to so many lots. All of it or nothing; nobody
 * else can write meanwhile, and servers that are running do not notice what came.
 * @returns how many lots were added
 * @throws StartupError when the shop holds anything else
 */
export async function generateShop(database: Database, generation: Generation): Promise<number> {
  return database.transaction(async (trx) => {
    const before = await readGenerated(trx);
    const { insects, onProgress, ...asked } = generation;
    const begun = before ?? { ...asked, insects: 0 };
    if (insects <= begun.insects) return 0;
    const maker = createLotMaker(readSpecies(), begun.seed, new Date(begun.at));
    if (!before) await writeSeller(trx, SAMPLE_SELLER);
    const families = before ? await familyIds(trx, maker) : await writeFamilies(trx, maker, begun.at);
    const putBack = await setAside(trx, database.dialect, TABLES);
    const write = rowWriter(trx, database.dialect);
    await eachBatch(begun.insects, insects, onProgress, (start, count) =>
      writeLots(write, lotsFrom(maker, begun.insects, start, count), families, begun.pictures),
    );
    await putBack();
    await dateFamilies(trx);
    await countOn(trx, database.dialect);
    await writeGenerated(trx, { ...begun, insects });
    return insects - begun.insects;
  });
}

/** Ids by category and English name. */
type FamilyIds = ReadonlyMap<string, number>;

async function writeFamilies(trx: Transaction<Schema>, maker: LotMaker, at: string): Promise<FamilyIds> {
  const rows = maker.families.map((family) => ({ ...familyColumns(family), updated_at: at }));
  await trx.insertInto('families').values(rows).execute();
  return familyIds(trx, maker);
}

async function familyIds(trx: Transaction<Schema>, maker: LotMaker): Promise<FamilyIds> {
  const rows = await trx.selectFrom('families').select(['id', 'category', 'name_en']).execute();
  const ids = new Map(rows.map(({ id, category, name_en }) => [`${category} ${name_en}`, id]));
  const missing = maker.families.find(({ category, name }) => !ids.has(`${category} ${name.en}`));
  if (missing) throw new Error(`The family ${missing.name.en} is missing`);
  return ids;
}

async function eachBatch(
  from: number,
  to: number,
  onProgress: Generation['onProgress'],
  work: (start: number, count: number) => Promise<void>,
): Promise<void> {
  for (let start = from - (from % BATCH); start < to; start += BATCH) {
    const count = Math.min(BATCH, to - start);
    await work(start, count);
    onProgress(start + count);
  }
}

/** Those of a batch that the shop does not hold yet. */
function lotsFrom(maker: LotMaker, from: number, start: number, count: number): WrittenLot[] {
  return maker
    .make(start, count)
    .map((lot, index) => ({ ...lot, id: start + index + 1 }))
    .filter(({ id }) => id > from);
}

async function writeLots(
  write: WriteRows,
  lots: readonly WrittenLot[],
  families: FamilyIds,
  pictures: Generated['pictures'],
): Promise<void> {
  await write(
    'insects',
    lots.map(({ id, insect, family }) => {
      const { category } = family;
      return { id, ...insect, family_id: families.get(`${category} ${family.name.en}`), category };
    }),
  );
  await write('stock_moves', lots.flatMap(stockMoves));
  await write('price_history', lots.flatMap(priceRows));
  const shown = lots.flatMap(({ id, shape }) => ({ id, hash: pictures[shape] }));
  await write(
    'insect_pictures',
    shown.flatMap(({ id, hash }) => (hash ? { insect_id: id, picture_hash: hash, position: 0 } : [])),
  );
}
