import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@vitrine/shared/platform/worker-rpc';
import { openDatabase } from '../../database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';

/** It reads everything once and rows by id after that: a large cache would hold what is not asked again. */
const CACHE_KIB = 2048;

/** What the serving thread asks the catalogue's own. */
export type CatalogueMethods = Omit<Catalogue, 'close'>;

/* The catalogue in a thread of its own. It only reads; what it throws while it loads ends it. */
await serve(parentPort, async (): Promise<CatalogueMethods> => {
  const catalogue = openCatalogue(await openDatabase({ ...workerData, cacheKib: CACHE_KIB }));
  await catalogue.version();
  return catalogue;
});
