import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { benchCache } from '@vitrine/shared/build/bench-cache';
import { buildApp } from '../app/app.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../env.ts';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { prepareDatabase } from '../app/roles/prepare-database.ts';
import type { Database } from '../database/database.ts';

/*
 * Makes the sample shop with the pictures of the lots that some addresses show, and of no others: all of them take
 * minutes. It is stored in the system's cache until the species list changes. Says where it is.
 */
const SPECIES = join(import.meta.dirname, '../../sample-shop/data/species.csv');
const addresses = process.argv.slice(2);

const dataDir = await placeOf(addresses);
if (!existsSync(dataDir)) await make(dataDir);
process.send?.({ dataDir });
process.once('disconnect', () => process.exit(0));

async function placeOf(shown: string[]): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(SPECIES))
    .update(shown.join('\n'));
  return join(await benchCache(), `pictured-${hash.digest('hex').slice(0, 16)}`);
}

/** By rename: a shop whose making was interrupted is none. */
async function make(place: string): Promise<void> {
  const half = `${place}.half`;
  await rm(half, { recursive: true, force: true });
  const env = readEnv({ DATA_DIR: half, ROLE: 'storefront', LOG_LEVEL: 'warn' });
  const { database } = await prepareDatabase(env);
  const app = await buildApp({ database, env, clock: systemClock });
  await keepJobsOf(database, await shownBy(app));
  const log = { info: () => undefined, error: console.error };
  await drawPictures({ database, dataDir: half, clock: systemClock, log, isStopped: () => false });
  await app.close();
  await database.close();
  await rename(half, place);
}

/** Every lot that the answers name. */
async function shownBy(app: FastifyInstance): Promise<string[]> {
  const answers = await Promise.all(addresses.map((address) => app.inject(address)));
  return answers.flatMap(({ payload }) =>
    [...payload.matchAll(/"uuid":"([^"]+)"/g)].map(([, uuid = '']) => uuid),
  );
}

async function keepJobsOf({ kysely }: Database, uuids: string[]): Promise<void> {
  const shown = kysely.selectFrom('insects').select('id').where('uuid', 'in', uuids);
  await kysely
    .deleteFrom('picture_jobs')
    .where((eb) => eb.or([eb('insect_id', 'is', null), eb('insect_id', 'not in', shown)]))
    .execute();
}
