import { expect, it, jest } from '@jest/globals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { insertImport, setStopped } from '../../imports/store/imports.ts';
import { TOLD_ATTEMPTS } from '../../mail/index.ts';
import { MAX_ATTEMPTS } from '../../pictures/index.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';
import { notifyStaff } from '../notify-staff.ts';

jest.setTimeout(120_000);

/** A shop with its owner at work, and what it says to them of its own machinery. */
async function openShop(open: OpenDatabase) {
  const room = await openPackingRoom(open);
  await room.atWork('owner');
  await room.mails();
  return {
    ...room,
    kysely: room.database.kysely,
    /** The texts of what they are told now. */
    async told(): Promise<string[]> {
      await notifyStaff(room.database, { now: room.now(), backupFailure: '' });
      const mails = await room.mails();
      return mails.filter(({ messageId }) => messageId.startsWith('staff-')).map(({ text }) => text);
    },
  };
}

eachDatabase('The owner', (open) => {
  it('is told once of a picture that cannot be made, and not of one that is tried again', async () => {
    const { kysely, addLot, told } = await openShop(open);
    await addLot();
    const { id: insect_id } = await kysely.selectFrom('insects').select('id').executeTakeFirstOrThrow();
    const fail = (position: number, attempts: number) =>
      kysely
        .insertInto('picture_jobs')
        .values({
          ...{ insect_id, view: 'photo', position, attempts, claimed_until: null },
          ...{ upload_hash: 'h', width_mm: null, error: 'no JPEG', fault: 'damaged' },
        })
        .execute();
    await fail(1, MAX_ATTEMPTS - 1);
    expect(await told()).toEqual([]);
    await fail(2, MAX_ATTEMPTS);
    const mails = await told();
    expect(mails).toEqual([expect.stringContaining('A picture could not be made')]);
    expect(mails[0]).toContain('/tools/images/insect');
    expect(await told()).toEqual([]);
  });

  it('is told once of a mail that waits for a third of a day, and not of one that is tried again', async () => {
    const { kysely, paid, told, now, passMinutes } = await openShop(open);
    await paid();
    const later = new Date(now().getTime() + 365 * DAY_MS).toISOString();
    const fail = (attempts: number) =>
      kysely
        .updateTable('outbox')
        .set({ state: 'waiting', attempts, next_at: later })
        .where('kind', '=', 'order-received')
        .execute();
    await fail(TOLD_ATTEMPTS - 1);
    const about = async () => (await told()).filter((text) => text.includes('An e-mail could not be sent'));
    expect(await about()).toEqual([]);
    passMinutes(5);
    await fail(TOLD_ATTEMPTS);
    expect(await about()).toHaveLength(1);
    passMinutes(5);
    expect(await about()).toEqual([]);
  });

  it('is told once of an import that stopped, and not of one that is under way', async () => {
    const { kysely, now, told } = await openShop(open);
    const id = await insertImport(
      kysely,
      {
        ...{ account_id: null, email: 'owner@example.com', locale: 'en', name: 'lots.csv', digest: 'd' },
        ...{ encoding: 'utf-8', separator: ';', headers: '[]', fields: '[]' },
      },
      now(),
    );
    expect(await told()).toEqual([]);
    await setStopped(kysely, id, now().toISOString());
    const mails = await told();
    expect(mails).toEqual([expect.stringContaining('An import stopped in the middle')]);
    expect(mails[0]).toContain('/tools/import');
    expect(await told()).toEqual([]);
  });
});
