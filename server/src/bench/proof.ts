import startPostgres, { stopPostgres } from '../database/testing/postgres.ts';
import { makeFolder, makePostgresDatabase, type Place } from '../database/testing/places.ts';
import { crashes } from '../testing/load/crashes.ts';
import { rush } from '../testing/load/rush.ts';

/*
 * A long proof: `node proof.ts sqlite rush 10000 100 1` (attempts, lots, servers) or `node proof.ts postgres crashes 50`.
 * Says what came of it to the process that started it, or why there is no PostgreSQL.
 */
const [dialect, what, ...numbers] = process.argv.slice(2);
const [first = 0, lots = 0, processes = 1] = numbers.map(Number);

// The pipe closes before there is an answer: the bench was interrupted.
process.once('disconnect', () => void stopPostgres().finally(() => process.exit(1)));

if (dialect === 'postgres') await startPostgres();
const said = await prove();
process.removeAllListeners('disconnect');
process.send?.(said);
if (process.connected) process.disconnect?.();

async function prove() {
  try {
    const place = await (dialect === 'postgres' ? makePostgresDatabase() : makeFolder());
    try {
      return await measure(place);
    } finally {
      await place.remove();
    }
  } finally {
    await stopPostgres();
  }
}

async function measure(place: Place) {
  const start = performance.now();
  const outcome = await (what === 'rush'
    ? rush({ place, attempts: first, lots, processes })
    : crashes(place, first));
  return { outcome, seconds: (performance.now() - start) / 1000 };
}
