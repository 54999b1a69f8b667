import { expect, it } from '@jest/globals';
import { openCatalogue } from '../../catalogue/engine/open-catalogue.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';

const open = oneDatabase();

it('A closing shows within five seconds, and is not read from the database before', async () => {
  const database = await open();
  let now = Date.parse('2026-06-30T12:00:00.000Z');
  const app = await testApp(database, { clock: () => new Date(now) });
  const closing = async () => (await app.inject('/api/frame')).json().closing;
  expect(await closing()).toBeNull();
  await database.kysely
    .insertInto('closings')
    .values({
      ...{ reason: 'uitzonderlijk', mode: 'paused', ships_from: null, fair: null },
      ...{ message_en: '', message_nl: '', message_fr: '' },
      ...{ starts_at: '2026-06-30T00:00:00.000Z', ends_at: '2026-07-01T00:00:00.000Z' },
    })
    .execute();
  now += 4999;
  expect(await closing()).toBeNull();
  now += 1;
  expect(await closing()).toMatchObject({ reason: 'uitzonderlijk' });
});

it('The newest insects are looked up once for all who ask until something changes', async () => {
  const database = await open();
  const family = await addFamily(database.kysely);
  await addInsect(database.kysely, family, { name: 'Actias luna' });
  const real = openCatalogue(database, 0);
  let lookUps = 0;
  const catalogue: typeof real = {
    ...real,
    find: (query) => {
      lookUps += 1;
      return real.find(query);
    },
  };
  const app = await testApp(database, { catalogue });
  const latest = async (): Promise<string[]> =>
    (await app.inject('/api/frame')).json().latest.map(({ name }: { name: string }) => name);
  expect([await latest(), await latest(), lookUps]).toEqual([['Actias luna'], ['Actias luna'], 1]);
  await addInsect(database.kysely, family, { name: 'Actias selene', updated_at: '2099-01-01T00:00:00.000Z' });
  await real.lookAgain();
  expect([(await latest())[0], lookUps]).toEqual(['Actias selene', 2]);
});
