import { afterAll, describe } from '@jest/globals';
import { openDatabase, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { makeFolder, makePostgresDatabase, type Place } from './places.ts';

/** Opens a fresh, migrated database that is closed and thrown away after the suite. */
export type OpenDatabase = () => Promise<Database>;

const DATABASES = [
  ['SQLite', makeFolder],
  ['PostgreSQL', makePostgresDatabase],
] as const;

/** Runs a suite once on SQLite and once on PostgreSQL. Each `open()` gives a database of its own. */
export function eachDatabase(name: string, suite: (open: OpenDatabase) => void): void {
  describe.each(DATABASES)(`${name} on %s`, (_dialect, makePlace) => suite(opener(makePlace)));
}

/** The same for suites whose shop is restarted, or a process of its own: they open the database themselves. */
export function eachPlace(
  name: string,
  suite: (makePlace: () => Promise<Place>, dialect: 'SQLite' | 'PostgreSQL') => void,
): void {
  describe.each(DATABASES)(`${name} on %s`, (dialect, makePlace) => {
    const places: Place[] = [];
    afterAll(async () => {
      for (const place of places) await place.remove();
    }, 30_000);
    suite(async () => {
      const place = await makePlace();
      places.push(place);
      return place;
    }, dialect);
  });
}

/** For suites that are about something else than the store: SQLite alone. */
export function oneDatabase(): OpenDatabase {
  return opener(makeFolder);
}

function opener(makePlace: () => Promise<Place>): OpenDatabase {
  const opened: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of opened) await close();
  }, 30_000);
  return async () => {
    const place = await makePlace();
    const database = await openDatabase(place.options);
    opened.push(async () => {
      await database.close();
      await place.remove();
    });
    await migrate(database);
    return database;
  };
}
