import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { applyPaymentState } from '../orders/paying/apply-payment-state.ts';
import { cancelOverdueOrders } from '../orders/paying/cancel-overdue.ts';
import { writeSeller } from '../shop/store/seller.ts';
import { retryMail } from './store/outbox.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { setBank } from '../database/testing/set-bank.ts';
import { startMailServer } from '../testing/mails/mail-server.ts';
import { openOrderDesk, type OrderDesk } from '../testing/desks/order-desk.ts';
import { createMailTransport, type MailTransport, type OutgoingMail } from './mail-transport.ts';
import { sendDueMails } from '../operations/jobs/send-due-mails.ts';

/** Keeps what was sent, or fails so many times first. */
function mailbox(failures = 0): MailTransport & { mails: OutgoingMail[] } {
  const mails: OutgoingMail[] = [];
  let left = failures;
  return {
    mails,
    async send(mail) {
      if (left-- > 0) throw new Error('mailbox full');
      mails.push(mail);
    },
  };
}

async function sendAll(desk: OrderDesk, transport: MailTransport): Promise<void> {
  while ((await sendDueMails(desk.payments, transport)) > 0);
}

const SELLER = {
  name: 'Kabinet',
  companyNumber: '0123.456.749',
  vatNumber: 'BE0123456749',
  street: 'Coupure 1',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  email: 'shop@example.com',
  phone: '',
  socialLinks: [],
};

eachDatabase('A shopper is written to', (open) => {
  it.each([
    ['en', 'Your order', 'Dear Ada Peeters', 'Withdraw from contract here', '€16.95', '/order/'],
    [
      'nl',
      'Je bestelling',
      'Beste Ada Peeters',
      'Hier de overeenkomst herroepen',
      '€ 16,95',
      '/nl/bestelling/',
    ],
    ['fr', 'Votre commande', 'Bonjour Ada Peeters', 'Renoncer au contrat ici', '16,95 €', '/fr/commande/'],
  ] as const)(
    'in %s when the order is received',
    async (locale, subject, greeting, withdraw, total, path) => {
      const desk = await openOrderDesk(await open());
      await writeSeller(desk.database.kysely, SELLER);
      const { reference, key } = await desk.placed(await desk.addLot(), { locale });
      const box = mailbox();
      await sendAll(desk, box);
      expect(box.mails).toHaveLength(1);
      const [mail] = box.mails;
      expect(mail).toMatchObject({
        to: 'ada@example.com',
        subject: `${subject} ${reference}`,
        messageId: `order-received.${reference}@localhost`,
      });
      for (const part of [mail?.text, mail?.html.replaceAll('&amp;', '&')]) {
        const plain = part?.replaceAll(/\u00a0|\u202f/g, ' ') ?? '';
        for (const fact of [greeting, withdraw, total, 'Papilio machaon', 'A1', 'Kabinet', 'BE0123456749']) {
          expect(plain).toContain(fact);
        }
        expect(plain).toContain(`http://localhost:3000${path}${reference}?key=${key}`);
      }
      expect(mail?.html).toMatch(/italic[^>]*>Papilio machaon</);
    },
  );

  it('without a word of VAT included by a shop that is exempt', async () => {
    const desk = await openOrderDesk(await open());
    await desk.database.kysely
      .insertInto('settings')
      .values({ key: 'vat', value: JSON.stringify({ regime: 'exempt' }) })
      .execute();
    await desk.placed(await desk.addLot());
    const box = mailbox();
    await sendAll(desk, box);
    expect(box.mails[0]?.text).toContain('Total, no VAT charged');
    expect(box.mails[0]?.text).not.toMatch(/VAT included|of which VAT/);
  });

  it('without letting their own words act as markup', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot(), { address: { firstname: '<script>x</script>', city: '"&' } });
    const box = mailbox();
    await sendAll(desk, box);
    expect(box.mails[0]?.html).not.toContain('<script');
    expect(box.mails[0]?.html).toContain('&quot;&amp;');
  });

  it('when they paid, once', async () => {
    const desk = await openOrderDesk(await open());
    await desk.press(await desk.placed(await desk.addLot()), 'twice');
    const box = mailbox();
    await Promise.all([1, 2, 3].map(() => sendAll(desk, box)));
    expect(box.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Payment received for order VDM-2026-000001',
      'Your order VDM-2026-000001',
    ]);
  });

  it('how to transfer, and again on the fourth day unless the money came', async () => {
    const desk = await openOrderDesk(await open());
    const lots = await desk.addLot({ on_hand: 2 });
    await desk.pressMailLink(await desk.placed(lots, { paymentMethod: 'banktransfer' }));
    const paid = await desk.placed(lots, { paymentMethod: 'banktransfer' });
    await desk.press(paid, 'pay');
    const box = mailbox();
    await sendAll(desk, box);
    expect(box.mails[0]?.subject).toBe('Your order VDM-2026-000001: how to pay');
    expect(box.mails[0]?.text).toContain('+++000/0000/00101+++');
    box.mails.length = 0;
    desk.passMinutes(4 * 24 * 60);
    await sendAll(desk, box);
    expect(box.mails.map(({ subject }) => subject)).toEqual(['Still to be paid: order VDM-2026-000001']);
  });

  it('which account the money goes to, the reminder as before, without a bank code where there is none', async () => {
    const desk = await openOrderDesk(await open());
    await setBank(desk.database.kysely, { iban: 'BE68 5390 0754 7034', bic: '' });
    await desk.pressMailLink(await desk.placed(await desk.addLot(), { paymentMethod: 'banktransfer' }));
    await setBank(desk.database.kysely, { iban: 'BE71 0961 2345 6769', bic: 'GKCCBEBB' });
    const box = mailbox();
    await sendAll(desk, box);
    desk.passMinutes(4 * 24 * 60);
    await sendAll(desk, box);
    expect(box.mails).toHaveLength(2);
    for (const { text } of box.mails) expect(text).toMatch(/BE68 5390 0754 7034$/m);
  });

  it('when an order is cancelled, and when money goes back', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    await desk.placed(uuid);
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    await desk.placed(uuid);
    const { id } = await desk.database.kysely
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', 1)
      .executeTakeFirstOrThrow();
    await applyPaymentState(desk.database, id, 'paid', desk.now());
    const box = mailbox();
    await sendAll(desk, box);
    expect(box.mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Order VDM-2026-000001 is cancelled',
        'Your payment for order VDM-2026-000001 is returned',
      ]),
    );
  });

  it('later, and later still, while the mail server refuses; the owner finds what never went', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    const box = mailbox(2);
    for (const minutes of [0, 1, 2]) {
      desk.passMinutes(minutes);
      expect(await sendDueMails(desk.payments, box)).toBe(1);
      expect(await sendDueMails(desk.payments, box)).toBe(0);
    }
    expect(box.mails).toHaveLength(1);
    await desk.placed(await desk.addLot());
    const broken = mailbox(Infinity);
    const { kysely } = desk.database;
    const deadMails = () => kysely.selectFrom('outbox').selectAll().where('state', '=', 'dead').execute();
    const tryFor = async (days: number) => {
      for (let quarters = 0; quarters < 4 * days; quarters += 1) {
        await sendAll(desk, broken);
        desk.passMinutes(6 * 60);
      }
    };
    await tryFor(3);
    expect(await deadMails()).toEqual([]);
    await tryFor(17);
    const dead = await deadMails();
    expect(dead).toMatchObject([{ attempts: 23, last_error: 'Error: mailbox full' }]);
    const retry = () => desk.database.transaction((trx) => retryMail(trx, dead[0]?.id ?? 0, desk.now()));
    expect([await retry(), await retry()]).toEqual([true, false]);
    await sendAll(desk, box);
    expect(await deadMails()).toEqual([]);
    expect(box.mails).toHaveLength(2);
  });

  it('again with the same Message-ID when the sender died in between', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    const box = mailbox();
    await sendAll(desk, box);
    // The process died after the mail went and before that was written down.
    await desk.database.kysely.updateTable('outbox').set({ state: 'waiting', sent_at: null }).execute();
    desk.passMinutes(2);
    await sendAll(desk, box);
    expect(new Set(box.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(box.mails).toHaveLength(2);
  });

  it('by a real mail server', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    const server = await startMailServer();
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    await sendAll(desk, createMailTransport({ smtpUrl, mailFrom: 'Shop <shop@example.com>', dataDir: '' }));
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('To: ada@example.com');
    expect(server.received[0]).toContain('Message-ID: <order-received.VDM-2026-000001@localhost>');
    expect(server.received[0]).toContain('text/plain');
    expect(server.received[0]).toContain('text/html');
  });

  it('into a folder when there is no mail server', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
    await sendAll(desk, createMailTransport({ smtpUrl: null, mailFrom: 'shop@example.com', dataDir }));
    const files = await readdir(join(dataDir, 'mail'));
    expect(files).toEqual(['order-received.VDM-2026-000001@localhost.eml']);
    expect(await readFile(join(dataDir, 'mail', files[0] ?? ''), 'utf8')).toContain('Subject: Your order');
    await rm(dataDir, { recursive: true });
  });
});
