import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../store/database.ts';
import { answer, type Asked, type Told } from './catalogue-questions.ts';
import { openCatalogue } from './open-catalogue.ts';

/** The catalogue in a thread of its own. It only reads; what it throws while it loads ends it. */
const database = await openDatabase(workerData);
const catalogue = openCatalogue(database);

const tell = (told: Told) => parentPort?.postMessage(told);

parentPort?.on('message', ({ id, question }: Asked) => {
  answer(catalogue, question).then(
    (found) => tell({ kind: 'answer', id, answer: found }),
    (error: unknown) => tell({ kind: 'failure', id, message: String(error) }),
  );
});

await catalogue.version();
tell({ kind: 'ready' });
