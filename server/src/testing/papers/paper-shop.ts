import { join } from 'node:path';
import { fillShop } from '../../fill/fill-shop.ts';
import { openDatabase } from '../../database/database.ts';
import { makeMigratedFolder } from '../../database/testing/places.ts';
import { setBank } from '../../database/testing/set-bank.ts';
import { finishOne } from '../../pictures/draw-pictures.ts';
import { claimPictureJob } from '../../pictures/store/picture-jobs.ts';
import { readSeller, writeSeller } from '../../shop/index.ts';
import { startFakeVies } from '../../shop/testing/fake-vies.ts';
import { seedTexts } from '../../texts/index.ts';
import { openAccountDesk, type AccountDesk } from '../desks/account-desk.ts';
import { testEnv } from '../test-env.ts';

/** What is ordered, by uuid: each of a sample lot, with more of it in stock than anybody orders. */
interface PaperLots {
  /** Of annex B, with its document. */
  papered: string;
  plain: string;
  /** Bought from a private person. */
  margin: string;
}

export interface PaperShop {
  desk: AccountDesk;
  lots: PaperLots;
  /** Where the pictures lie that mails show. */
  pictures: string;
  /** Whatever was sold or spoiled, there is enough again. */
  restock(): Promise<void>;
  close(): Promise<void>;
}

/** A business that the fake register of VAT numbers knows. */
export const FRENCH_BUSINESS = { vatNumber: 'FR 40 303 265 045', company: 'Naturalia SARL' };
export const BELGIAN_BUSINESS = { vatNumber: 'BE 0403.019.261', company: 'Naturalia NV' };

const FULL_SELLER = { legalForm: 'BV', court: 'Gent, afdeling Gent', eori: 'BE0000000097' };
const BANK = { iban: 'BE68 5390 0754 7034', bic: 'TRIOBEBB' };
const PLENTY = 500;

/** The sample shop with all that papers say of it, and pictures of what is ordered, in a folder that `close` throws away. */
export async function openPaperShop(): Promise<PaperShop> {
  const place = await makeMigratedFolder();
  const { dataDir } = place.options;
  const vies = await startFakeVies();
  vies.businesses.set('FR40303265045', FRENCH_BUSINESS.company);
  vies.businesses.set('BE0403019261', BELGIAN_BUSINESS.company);
  const database = await openDatabase(place.options);
  const { kysely } = database;
  const env = testEnv({ DATA_DIR: dataDir, VIES_URL: vies.url });
  const desk = await openAccountDesk(database, { env });
  await kysely.deleteFrom('families').execute();
  await fillShop(database, desk.now());
  await seedTexts(database);
  await writeSeller(kysely, { ...(await readSeller(kysely)), ...FULL_SELLER });
  await setBank(kysely, BANK);
  const lots = await chooseLots(desk);
  for (const uuid of [lots.papered, lots.plain]) await drawPicture(desk, dataDir, uuid);
  return {
    ...{ desk, lots, pictures: join(dataDir, 'pictures') },
    async restock() {
      const ours = kysely.updateTable('insects').where('uuid', 'in', Object.values(lots));
      await ours.set({ on_hand: PLENTY }).execute();
    },
    async close() {
      await desk.app.close();
      await database.close();
      await vies.close();
      await place.remove();
    },
  };
}

/** Cheap ones, so that shipping is paid for; the same in every run. */
async function chooseLots({ database: { kysely } }: AccountDesk): Promise<PaperLots> {
  const cheap = kysely
    .selectFrom('insects')
    .select('uuid')
    .where('is_mixed', '=', 0)
    .where('is_shown', '=', 1)
    .where('price_cents', '>', 1500)
    .where('price_cents', '<', 4000)
    .orderBy('id');
  const papered = await cheap.where('cites_annex', '=', 'B').executeTakeFirstOrThrow();
  // Of species that no list protects, in Great Britain either.
  const others = cheap.where('cites_annex', 'is', null).where('facts', '=', '{}');
  const plain = await others.select('name').where('country', '=', 'PE').executeTakeFirstOrThrow();
  const margin = await others.where('name', '<>', plain.name).executeTakeFirstOrThrow();
  const facts = JSON.stringify({ cost: 900, isMargin: true });
  await kysely.updateTable('insects').set({ facts }).where('uuid', '=', margin.uuid).execute();
  return { papered: papered.uuid, plain: plain.uuid, margin: margin.uuid };
}

async function drawPicture({ database, now }: AccountDesk, dataDir: string, uuid: string): Promise<void> {
  const drawing = { database, dataDir, clock: now, log: { info: () => undefined, error: console.error } };
  const { id } = await database.kysely
    .selectFrom('picture_jobs')
    .innerJoin('insects', 'insects.id', 'picture_jobs.insect_id')
    .select('picture_jobs.id')
    .where('uuid', '=', uuid)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  // A main picture is made in two steps, small and whole.
  for (let job = await claimPictureJob(database, now, id); job;) {
    if (!(await finishOne(drawing, job))) throw new Error(`The picture of ${uuid} was not drawn`);
    job = await claimPictureJob(database, now, id);
  }
}
