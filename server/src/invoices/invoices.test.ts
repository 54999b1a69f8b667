import { describe, expect, it } from '@jest/globals';
import { findInvoice, issueCreditNote, issueInvoice } from './store/invoices.ts';
import { writeSeller } from '../shop/store/seller.ts';
import { eachDatabase, oneDatabase } from '../database/testing/databases.ts';
import { setBank } from '../database/testing/set-bank.ts';
import { openOrderDesk } from '../testing/desks/order-desk.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { vatIncluded } from '../shop/index.ts';
import { billOf } from './rules/bill.ts';
import { invoiceOf } from './testing/sample-facts.ts';
import { paid, readPaper } from '../testing/desks/read-paper.ts';
import { readPdf } from './testing/read-pdf.ts';

const SELLER = {
  name: 'Vitrine van Cléo',
  companyNumber: '0123.456.749',
  vatNumber: 'BE0123456749',
  street: 'Coupure 1',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  email: 'shop@example.com',
  phone: '',
  socialLinks: [],
  legalForm: 'BV',
  court: 'Gent, afdeling Gent',
};

const LINE = { reference: 'BU-1', name: 'Morpho didius', isMixed: false, quality: 'A1' };

eachDatabase('The numbers of invoices', (open) => {
  it('have no gaps, though orders are paid all at once and some fail', async () => {
    const desk = await openOrderDesk(await open());
    const receipts = [];
    for (let count = 0; count < 6; count += 1) receipts.push(await desk.placed(await desk.addLot()));
    const failing = desk.database.transaction(async (trx) => {
      const { id } = await trx.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
      await issueInvoice(trx, id, desk.now());
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await Promise.all(receipts.map((receipt) => desk.press(receipt, 'twice')));
    const numbers = await desk.database.kysely
      .selectFrom('invoices')
      .select('number')
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `2026-0000${n}`));
    await expect(
      desk.database.kysely.updateTable('invoices').set({ total_cents: 1 }).execute(),
    ).rejects.toThrow('append-only');
  });

  it('begin again with the Belgian year, and credit notes have their own', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await paid(desk);
    desk.passMinutes((Date.parse('2026-12-31T23:30:00Z') - desk.now().getTime()) / 60_000);
    await paid(desk);
    const { id } = await desk.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('reference', '=', receipt.reference)
      .executeTakeFirstOrThrow();
    const credit = { orderId: id, source: 'goodwill', lines: [], shippingCents: 0, amountCents: 500 };
    for (let times = 0; times < 2; times += 1) {
      await desk.database.transaction((trx) => issueCreditNote(trx, credit, desk.now()));
    }
    const rows = await desk.database.kysely.selectFrom('invoices').select('number').orderBy('id').execute();
    expect(rows.map(({ number }) => number)).toEqual(['2026-00001', '2027-00001', 'CN-2027-00001']);
    const { invoices = [] } = await desk.read(receipt);
    expect(invoices).toMatchObject([
      { number: '2026-00001', kind: 'invoice', totalCents: 1695 },
      { number: 'CN-2027-00001', kind: 'credit-note', totalCents: 500 },
    ]);
    const { text } = await readPaper(desk, receipt, 'credit-notes/CN-2027-00001.pdf');
    expect(text).toContain('Corrects invoice 2026-00001 of 2 March 2026');
  });
});

describe('An invoice', () => {
  const open = oneDatabase();

  it.each([
    [
      'en',
      'Invoice 2026-00001',
      'Paid on: 2 March 2026',
      'VAT 21%',
      '€14.01',
      '€2.94',
      '€16.95',
      'Paid by Bancontact',
    ],
    [
      'nl',
      'Factuur 2026-00001',
      'Betaald op: 2 maart 2026',
      'Btw 21 %',
      '€ 16,95',
      'RPR Gent, afdeling Gent',
    ],
    ['fr', 'Facture 2026-00001', '2 mars 2026', 'TVA 21 %', '16,95 €', 'RPM Gent, afdeling Gent'],
  ] as const)('says in %s all that the law asks for', async (locale, ...texts) => {
    const desk = await openOrderDesk(await open());
    await writeSeller(desk.database.kysely, SELLER);
    const address = { firstname: 'Zoë', lastname: 'D’Haenïns', company: 'Naturalia' };
    const receipt = await paid(desk, { locale, address, vatNumber: 'BE 0123.456.749' });
    const { answer, text } = await readPaper(desk, receipt);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="invoice-2026-00001.pdf"');
    const facts = [
      'Vitrine van Cléo BV',
      'Coupure 1',
      'BE0123456749',
      'Naturalia',
      'Zoë D’Haenïns',
      '9000 Gent',
    ];
    for (const part of [...texts, ...facts, receipt.reference]) expect(text).toContain(part);
  });

  it('says to whom it is billed, and where the parcel went when that is elsewhere', async () => {
    const desk = await openOrderDesk(await open());
    const invoiceAddress = {
      ...{ firstname: 'Jan', lastname: 'Maes', company: 'Maes NV', street: 'Veldstraat' },
      ...{ houseNumber: '8', postalCode: '9000', city: 'Gent', country: 'BE' },
    };
    const receipt = await paid(desk, { invoiceAddress });
    const { text } = await readPaper(desk, receipt);
    expect(text).toMatch(/Billed to\nMaes NV\nJan Maes\nVeldstraat 8\n/);
    expect(text).toMatch(/Delivered to\n(.+\n)*Coupure 12\n/);
    expect((await readPaper(desk, await paid(desk))).text).not.toContain('Delivered to');
  });

  it('comes to its total by units and rates without VAT, to the cent', () => {
    for (const totalCents of [1, 99, 1695, 13_195, 999_999]) {
      const lines = [1, 2, 3].map((amount) => ({ ...LINE, amount, priceCents: Math.ceil(totalCents / 9) }));
      const sum = lines.reduce((all, { amount, priceCents }) => all + amount * priceCents, 0);
      const vatCents = vatIncluded(sum, 2100);
      const { facts } = invoiceOf({ lines, shippingCents: 0, totalCents: sum, vatCents });
      const { items, netCents } = billOf(facts);
      expect(items.reduce((all, item) => all + item.netCents, 0)).toBe(netCents);
      for (const item of items)
        expect(Math.abs(item.vatCents - vatIncluded(item.grossCents, 2100))).toBeLessThan(2);
    }
  });

  it('names the account that the shop had then, and none while it has none', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const bare = await paid(desk);
    await setBank(kysely, { iban: 'BE68 5390 0754 7034', bic: 'TRIOBEBB' });
    const receipt = await paid(desk, { locale: 'fr' });
    await setBank(kysely, { iban: 'BE71 0961 2345 6769', bic: '' });
    expect((await readPaper(desk, bare)).text).not.toContain('IBAN');
    const { text } = await readPaper(desk, receipt);
    expect(text).toMatch(/IBAN\s: BE68 5390 0754 7034/);
    expect(text).toMatch(/BIC\s: TRIOBEBB/);
  });

  it('is the same bytes each time, and stays as it was when the shop moves', async () => {
    const desk = await openOrderDesk(await open());
    await writeSeller(desk.database.kysely, SELLER);
    const receipt = await paid(desk);
    const first = await readPaper(desk, receipt);
    await writeSeller(desk.database.kysely, { ...SELLER, street: 'Kouter 9' });
    desk.passMinutes(60);
    const again = await readPaper(desk, receipt);
    expect(again.answer.rawPayload.equals(first.answer.rawPayload)).toBe(true);
  });

  it.each([
    ['exempt', 'FR', '75001', 'near', 1195, 'Special exemption scheme for small enterprises'],
    ['oss', 'FR', '75001', 'near', 1195, 'VAT 20%'],
    ['belgian', 'CH', '8001', 'europe', 2195, 'export, article 146 of Directive 2006/112/EC'],
  ] as const)(
    'follows the regime %s to %s',
    async (regime, country, postalCode, shippingCode, cents, sentence) => {
      const desk = await openOrderDesk(await open());
      const value = JSON.stringify({ regime });
      await desk.database.kysely.insertInto('settings').values({ key: 'vat', value }).execute();
      // No list keeps it from going anywhere.
      const receipt = await desk.placed(await desk.addLot({ name: 'Morpho didius' }), {
        address: { country, postalCode },
        shippingCode,
        expectedTotalCents: 1000 + cents,
      });
      await desk.press(receipt, 'pay');
      const { text } = await readPaper(desk, receipt);
      expect(text).toContain(sentence);
      expect(text.includes('VAT 21%')).toBe(false);
      expect(text.includes('Unit price excl. VAT')).toBe(regime === 'oss');
    },
  );

  it('goes on over pages, and loses no line', async () => {
    const desk = await openOrderDesk(await open());
    await paid(desk);
    const invoice = await findInvoice(desk.database.kysely, 1);
    if (!invoice) throw new Error('No invoice');
    const { tax } = invoice.facts;
    const [line] = invoice.facts.lines;
    const [group] = tax?.lines ?? [];
    if (!line || !tax || !group) throw new Error('No line');
    const lines = Array.from({ length: 200 }, (_, index) => ({ ...line, reference: `BU-${index}.` }));
    const facts = { ...invoice.facts, lines, tax: { ...tax, lines: lines.map(() => group) } };
    const text = readPdf(await invoicePdf({ ...invoice, facts })).join('\n');
    for (const { reference } of lines) expect(text).toContain(reference);
    expect(text).toMatch(/Page 7 of \d+/);
  });

  it('is nobody else’s, and there is none before the money', async () => {
    const desk = await openOrderDesk(await open());
    const unpaid = await desk.placed(await desk.addLot());
    expect((await readPaper(desk, unpaid)).answer.statusCode).toBe(404);
    const receipt = await paid(desk);
    expect((await readPaper(desk, { ...receipt, key: unpaid.key })).answer.statusCode).toBe(404);
    expect((await readPaper(desk, receipt, 'credit-notes/2026-00001.pdf')).answer.statusCode).toBe(404);
  });
});
