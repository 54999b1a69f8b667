import { expect, it } from '@jest/globals';
import { writeMail } from '../../mail/store/outbox.ts';
import { readShopFigures } from './shop-figures.ts';
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
});
