import { afterEach, expect, it } from '@jest/globals';
import type { Database } from '../database/database.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { systemClock } from '../platform/clock.ts';
import { startDrawing } from './start-drawing.ts';

const open = oneDatabase();
const execPath = process.execPath;

afterEach(() => {
  process.execPath = execPath;
});

async function openWithPicture(): Promise<Database> {
  const database = await open();
  const { id } = await addInsect(database.kysely, await addFamily(database.kysely));
  await database.kysely
    .insertInto('picture_jobs')
    .values({ insect_id: id, view: 'dorsal', position: 0, attempts: 0, claimed_until: null })
    .execute();
  return database;
}

it('Whoever runs the shop reads in the log that the drawing process died, and that pictures are not well', async () => {
  const database = await openWithPicture();
  // It cannot start with this.
  const portBefore = process.env['PORT'];
  process.env['PORT'] = 'none';
  const died = Promise.withResolvers<[object, string]>();
  const state = { isWell: true };
  const log = { error: (details: object, message: string) => died.resolve([details, message]) };
  const stop = startDrawing(database, systemClock, log, state);
  const told = await died.promise.finally(() => {
    if (portBefore === undefined) delete process.env['PORT'];
    else process.env['PORT'] = portBefore;
  });
  await stop();
  expect(told).toEqual([{ code: 1, signal: null }, 'drawing process died']);
  expect(state.isWell).toBe(false);
});

it('Pictures are drawn again once the machine has room for a process, and are not well until then', async () => {
  const database = await openWithPicture();
  process.execPath = '/nowhere/node';
  const state = { isWell: true };
  const seen: [string, boolean][] = [];
  const twice = Promise.withResolvers<void>();
  const log = {
    error(_details: object, message: string) {
      // What becomes of the state is told by the same event, after the log.
      queueMicrotask(() => seen.push([message, state.isWell]) === 2 && twice.resolve());
    },
  };
  const stop = startDrawing(database, systemClock, log, state);
  await twice.promise;
  await stop();
  expect(seen).toEqual([
    ['drawing process failed', false],
    ['drawing process failed', false],
  ]);
}, 20_000);
