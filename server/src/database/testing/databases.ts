import { afterAll, describe, expect } from '@jest/globals';
import { hasLongTests, isOfStore } from '@vitrine/shared/build/long-suites';
import { isLongRun } from '../../testing/long-run.ts';
import { openDatabase, type Database } from '../database.ts';
import { makeMigratedFolder, makeMigratedPostgres, type Place } from './places.ts';

/** Opens a fresh, migrated database that is closed and thrown away after the suite. */
export type OpenDatabase = () => Promise<Database>;

const SQLITE = ['SQLite', makeMigratedFolder] as const;
const POSTGRES = ['PostgreSQL', makeMigratedPostgres] as const;

/**
 * Statements differ by dialect in `store/` only: the day tries those suites on both, all others on SQLite. The long run
 * (`npm run test:long`) tries these on PostgreSQL, and on both where it does more than the day has done.
 */
function dialects() {
  const suite = expect.getState().testPath ?? '';
  if (isOfStore(suite) || (isLongRun && hasLongTests(suite))) return [SQLITE, POSTGRES];
  return isLongRun ? [POSTGRES] : [SQLITE];
}

/** Runs a suite on each of the databases that this run tries. Each `open()` gives a database of its own. */
export function eachDatabase(name: string, suite: (open: OpenDatabase) => void): void {
  describe.each(dialects())(`${name} on %s`, (_dialect, makePlace) => suite(opener(makePlace)));
}

/** The same for suites whose shop is restarted, or a process of its own: they open the database themselves. */
export function eachPlace(
  name: string,
  suite: (makePlace: () => Promise<Place>, dialect: 'SQLite' | 'PostgreSQL') => void,
): void {
  describe.each(dialects())(`${name} on %s`, (dialect, makePlace) => {
    const places: Place[] = [];
    afterAll(async () => {
      for (const place of places) await place.remove();
    });
    suite(async () => {
      const place = await makePlace();
      places.push(place);
      return place;
    }, dialect);
  });
}

/** For suites that are about something else than the store: SQLite alone. */
export function oneDatabase(): OpenDatabase {
  return opener(makeMigratedFolder);
}

/** A server that a dozen suites share on a busy machine is slow, and not away. */
const PATIENCE_MS = 15_000;

function opener(makePlace: () => Promise<Place>): OpenDatabase {
  const opened: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of opened) await close();
  });
  return async () => {
    const place = await makePlace();
    const database = await openDatabase({ ...place.options, probeMs: PATIENCE_MS });
    opened.push(async () => {
      await database.close();
      await place.remove();
    });
    return database;
  };
}
