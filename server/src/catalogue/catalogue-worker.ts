import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../store/database.ts';
import { isDatabaseAway } from '../store/is-away.ts';
import { answer, type Asked, type Told } from './catalogue-questions.ts';
import { openCatalogue } from './open-catalogue.ts';

/** It reads everything once and rows by id after that: a large cache would hold what is not asked again. */
const CACHE_KIB = 2048;

/** The catalogue in a thread of its own. It only reads; what it throws while it loads ends it. */
const database = await openDatabase({ ...workerData, cacheKib: CACHE_KIB });
const catalogue = openCatalogue(database);

const tell = (told: Told) => parentPort?.postMessage(told);

parentPort?.on('message', ({ id, question }: Asked) => {
  answer(catalogue, question).then(
    (found) => tell({ kind: 'answer', id, answer: found }),
    (error: unknown) => tell({ kind: 'failure', id, message: String(error), isAway: isDatabaseAway(error) }),
  );
});

await catalogue.version();
tell({ kind: 'ready' });
