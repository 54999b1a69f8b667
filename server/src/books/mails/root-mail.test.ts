import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { createBookkeeper } from '../keep-books.ts';
import { proveBooks } from '../prove-books.ts';

const DAY_MINUTES = 24 * 60;

eachDatabase('The owner', (open) => {
  /** A shop on the last day of March, with its first root and yesterday's. */
  async function openShop() {
    const desk = await openToolsDesk(await open());
    const { database, dataDir } = desk;
    const workers = [await createBookkeeper(dataDir), await createBookkeeper(dataDir)];
    const work = () => Promise.all(workers.map((keep) => keep(database, desk.now())));
    for (const language of ['en', 'nl', 'fr'] as const) {
      const email = `${language}@example.com`;
      await desk.atTheDoor('owner', email);
      await database.kysely.updateTable('accounts').set({ language }).where('email', '=', email).execute();
    }
    await desk.atTheDoor('orders');
    await work();
    desk.passMinutes(29 * DAY_MINUTES);
    await work();
    await desk.mails();
    return { ...desk, work };
  }

  it('has a root in the mailbox once a month, in the own language, and proves the books by it', async () => {
    const shop = await openShop();
    const { database, dataDir } = shop;
    shop.passMinutes(DAY_MINUTES);
    await shop.work();
    const mails = await mailsBySmtp(shop.payments);
    expect(mails).toHaveLength(3);
    for (const [to, day, log] of [
      ['en', '31 March 2026', 'entries in the log'],
      ['nl', '31 maart 2026', 'regels in het logboek'],
      ['fr', '31 mars 2026', 'entrées du journal'],
    ] as const) {
      const mail = mails.find((one) => one.includes(`To: ${to}@example.com`)) ?? '';
      expect(mail).toContain(`<html lang="${to}">`);
      expect(mail).toMatch(new RegExp(`<title>[^<]*${day}</title>`));
      expect(mail).toContain(log);
      const roots = [...mail.matchAll(/npm run prove -- --root ((?:[\da-f]{4}-){3}[\da-f]{4})/g)];
      // As text and as HTML.
      expect(roots).toHaveLength(2);
      for (const [, root] of roots)
        expect((await proveBooks(database, { dataDir, root })).faults).toEqual([]);
    }
    shop.passMinutes(DAY_MINUTES);
    await shop.work();
    expect(await mailsBySmtp(shop.payments)).toEqual([]);
  });

  it('who no longer owns the shop when the mail goes gets none', async () => {
    const shop = await openShop();
    shop.passMinutes(DAY_MINUTES);
    await shop.work();
    await shop.database.kysely.updateTable('accounts').set({ role: 'orders' }).execute();
    expect(await shop.mails()).toEqual([]);
  });
});
