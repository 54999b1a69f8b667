import { expect, it } from '@jest/globals';
import { oneDatabase } from '../store/testing/databases.ts';
import { testApp } from '../testing/test-app.ts';

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
