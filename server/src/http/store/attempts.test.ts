import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { clearAttempts, returnAttempt, takeAttempt, type Attempt } from './attempts.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const ADA: Attempt = { scope: 'login-account', key: 'ada@example.com' };

eachDatabase('Who logs in', (open) => {
  it('is never in the way of another login of the same account that succeeds at that moment', async () => {
    const database = await open();
    const logins = Array.from({ length: 300 }, async () => {
      const seconds = await takeAttempt(database, ADA, NOW);
      await clearAttempts(database.kysely, ADA);
      return seconds;
    });
    const settled = await Promise.allSettled(logins);
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('is counted each time, however many there are at the same moment', async () => {
    const database = await open();
    const tries = await Promise.all(Array.from({ length: 30 }, () => takeAttempt(database, ADA, NOW)));
    expect(tries.filter((seconds) => seconds === 0)).toHaveLength(10);
    await returnAttempt(database.kysely, ADA, NOW);
    expect(await takeAttempt(database, ADA, NOW)).toBe(0);
    expect(await takeAttempt(database, ADA, NOW)).toBe(30);
  });
});
