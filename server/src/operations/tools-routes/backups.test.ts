import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backupsSchema } from '@vitrine/shared/contract/tools/operations/backups';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { makeFolder, type Place } from '../../database/testing/places.ts';
import { openToolsDesk, type Worker } from '../../testing/desks/tools-desk.ts';
import { until } from '../../testing/until.ts';

let place: Place;
let dataDir: string;
let database: Database;
let owner: Worker;
let shut: () => Promise<unknown>;

beforeAll(async () => {
  place = await makeFolder();
  dataDir = place.options.dataDir;
  database = await openDatabase({ dataDir });
  await migrate(database);
  const desk = await openToolsDesk(database, dataDir);
  shut = () => desk.app.close();
  owner = await desk.atWork('owner');
});

afterAll(async () => {
  await shut();
  await database.close();
  await place.remove();
});

const list = async () => backupsSchema.parse((await owner.get('/api/tools/backups')).json());

/** The list once no backup is being taken. */
async function settled() {
  await until('the end of a backup', async () => !(await list()).isTaking);
  return list();
}

test('The owner takes a backup from the page, fetches it, and throws it away', async () => {
  expect((await list()).backups).toEqual([]);
  const asked = await owner.post('/api/tools/backups');
  expect(asked.statusCode).toBe(202);

  const { backups, failure } = await settled();
  expect(failure).toBe('');
  const [backup] = backups;
  const file = await owner.get(`/api/tools/backups/${backup?.name}`);
  expect(file.headers['content-type']).toBe('application/x-tar');
  expect(file.rawPayload.length).toBe(backup?.bytes);

  const left = await owner.send('DELETE', `/api/tools/backups/${backup?.name}`);
  expect(backupsSchema.parse(left.json()).backups).toEqual([]);
  const noted = await database.kysely.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(noted.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['backups.take', 'backups.fetch', 'backups.delete']),
  );
});

test('Only a backup can be fetched by that address', async () => {
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups', 'notes.txt'), 'not for anybody');
  for (const name of ['notes.txt', '..%2fvitrine.sqlite', '..%2fkeys%2fsecond-factor.key', '.failure']) {
    const answer = await owner.get(`/api/tools/backups/${name}`);
    expect([name, answer.statusCode]).toEqual([name, 404]);
  }
});

test('Why a backup could not be taken stands on the page', async () => {
  await rm(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'pictures'), 'a file where the folder should be');
  await owner.post('/api/tools/backups');
  expect((await settled()).failure).toMatch(/ENOTDIR|pictures/);
  await rm(join(dataDir, 'pictures'));
});
