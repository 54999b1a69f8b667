import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createBookkeeper } from '../../books/index.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { writeMail } from '../../mail/store/outbox.ts';
import { readShopFigures } from './shop-figures.ts';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { eachDatabase } from '../../database/testing/databases.ts';

const NOON = new Date('2026-03-01T12:00:00Z');

eachDatabase('An operator', (open) => {
  it('sees how long the first mail has waited, and how many were given up', async () => {
    const { kysely, transaction } = await open();
    const mail = (messageId: string, at: Date) => ({ messageId, kind: 'restock', data: {}, at }) as const;
    await transaction(async (trx) => {
      await writeMail(trx, mail('first', new Date('2026-03-01T11:58:00Z')), NOON);
      await writeMail(trx, mail('later', new Date('2026-03-01T13:00:00Z')), NOON);
      await writeMail(trx, mail('given up', NOON), NOON);
    });
    await kysely.updateTable('outbox').set({ state: 'dead' }).where('message_id', '=', 'given up').execute();
    const { queues, orders, holds } = await readShopFigures(kysely, NOON);
    expect(queues).toContainEqual({ name: 'mails', waiting: 2, oldestSeconds: 120, dead: 1 });
    expect(queues).toContainEqual({ name: 'refunds', waiting: 0, oldestSeconds: 0, dead: 0 });
    expect([orders, holds]).toEqual([[], 0]);
  });

  it('sees how long the books were not sealed, and since when they were not signed', async () => {
    const database = await open();
    const { kysely } = database;
    await addInsect(kysely, await addFamily(kysely));
    const books = async (now: Date) => {
      const { queues, rootSeconds } = await readShopFigures(kysely, now);
      return { ...queues.find(({ name }) => name === 'books'), rootSeconds };
    };
    const { waiting = 0, rootSeconds } = await books(NOON);
    expect(waiting).toBeGreaterThan(0);
    expect(rootSeconds).toBeNull();
    const oldest = await kysely
      .selectFrom('stock_moves')
      .select('at')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const later = new Date(Date.parse(oldest.at) + HOUR_MS);
    expect((await books(later)).oldestSeconds).toBe(3600);
    const dir = await mkdtemp(join(tmpdir(), 'books-'));
    await (
      await createBookkeeper(dir)
    )(database, later);
    await rm(dir, { recursive: true });
    expect(await books(new Date(later.getTime() + HOUR_MS))).toMatchObject({
      ...{ waiting: 0, oldestSeconds: 0 },
      rootSeconds: 3600,
    });
  });
});
