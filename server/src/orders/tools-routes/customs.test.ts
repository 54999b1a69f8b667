import { beforeAll, expect, it } from '@jest/globals';
import { writeSeller } from '../../shop/store/seller.ts';
import { writeBritishTerms } from '../../shop/store/settings.ts';
import { readPdf } from '../../invoices/testing/read-pdf.ts';
import { SAMPLE_SELLER } from '../../invoices/testing/sample-facts.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';
import { readPaper } from '../../testing/desks/read-paper.ts';
import type { OrderBody } from '../../testing/order-body.ts';

const ZURICH = {
  address: { country: 'CH', postalCode: '8001', city: 'Zürich' },
  shippingCode: 'europe',
  phone: '+41 44 000 00 00',
} as const;
const LONDON = {
  address: { country: 'GB', postalCode: 'SW1A 1AA', city: 'London' },
  shippingCode: 'uk',
} as const;
const SHIPPING = { europe: 2195, uk: 1995, near: 1195, be: 695 };

eachDatabase('What goes through customs', (open) => {
  async function openShop() {
    const room = await openPackingRoom(open);
    await writeSeller(room.database.kysely, { ...SAMPLE_SELLER, eori: 'BE0123456749' });
    const rate = { euroPerPound: 11_500, rateDay: '2026-03-01', rateSource: 'HMRC' };
    await writeBritishTerms(room.database.kysely, { ...rate, vatNumber: 'GB123456789' });
    async function buy(price_cents: number, to: OrderBody & { shippingCode: keyof typeof SHIPPING }) {
      const name = to.shippingCode === 'uk' ? 'Morpho didius' : 'Papilio thoas';
      const uuid = await room.addLot({ price_cents, name });
      const expectedTotalCents = price_cents + SHIPPING[to.shippingCode];
      const receipt = await room.placed(uuid, { ...to, expectedTotalCents });
      await room.press(receipt, 'pay');
      return { ...receipt, uuid };
    }
    async function form(reference: string) {
      const answer = await room.packer.get(`/api/tools/orders/${reference}/customs.pdf`);
      const text = answer.statusCode === 200 ? readPdf(answer.rawPayload).join('\n') : '';
      return { status: answer.statusCode, text, name: answer.headers['content-disposition'] };
    }
    return { room, buy, form };
  }

  /** Of all tests: each looks at what it bought itself. */
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop();
  });

  it('says below which value what is left of an export to Great Britain owes British VAT', async () => {
    const { room, buy } = shop;
    const britishLimit = async (...order: Parameters<typeof buy>) =>
      (await room.see((await buy(...order)).reference)).customs?.britishLimitCents;
    expect(await britishLimit(16_000, LONDON)).toBe(15_525);
    expect(await britishLimit(10_000, LONDON)).toBeUndefined();
    expect(await britishLimit(16_000, ZURICH)).toBeUndefined();
  });

  it('has a form with code, origin, weight and value, in English and French, as they were when it was ordered', async () => {
    const { room, buy, form } = shop;
    const { reference, uuid } = await buy(10_000, { ...ZURICH, locale: 'nl' });
    const moved = { country: 'PE', weight_grams: 900, name: 'Morpho didius' };
    await room.database.kysely.updateTable('insects').set(moved).where('uuid', '=', uuid).execute();
    const { text, name } = await form(reference);
    const [invoice] = (await room.see(reference)).papers;
    expect(invoice?.number).toMatch(/^2026-\d{5}$/);
    expect(name).toBe(`inline; filename="CN22-${reference}.pdf"`);
    for (const said of [
      ...['Customs declaration CN 22', 'Déclaration en douane CN 22', 'Vitrine van Cléo', 'BE0123456749'],
      ...['8001 Zürich', 'Switzerland', '+41 44 000 00 00', 'Papilio thoas', '9705.29', 'France'],
      // The net weight alone is for a pen: the lot was weighed packed.
      ...['To be weighed and written in by the sender', 'À peser et à inscrire par l’expéditeur'],
      ...['EUR 100.00', '0.030', 'Sale of goods / Vente de marchandises', `${invoice?.number}, ${reference}`],
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/British VAT|Postal charges/);
    expect((await room.see(reference)).customs).toEqual({
      ...{ form: 'CN22', isDeclarationDue: false, limitCents: 100_000 },
    });
  });

  it('has the long form above 300 special drawing rights, and is told of an export declaration above €1,000', async () => {
    const { room, buy, form } = shop;
    const [middle, dear] = [await buy(40_000, ZURICH), await buy(100_001, ZURICH)];
    const { text } = await form(middle.reference);
    for (const said of ['Customs declaration CN 23', 'Frais de port', 'EUR 21.95'])
      expect(text).toContain(said);
    expect((await room.see(middle.reference)).customs).toMatchObject({
      form: 'CN23',
      isDeclarationDue: false,
    });
    expect((await room.see(dear.reference)).customs).toMatchObject({ form: 'CN23', isDeclarationDue: true });
  });

  it('is declared without the British VAT that is in its price, under the number that pays it', async () => {
    const { buy, form } = shop;
    const { reference } = await buy(12_000, LONDON);
    const { text } = await form(reference);
    // By hand: 120.00 × 100 / 120.
    for (const said of ['EUR 100.00', 'GB123456789']) expect(text).toContain(said);
  });

  it('is one form for two orders in one parcel, and none of what was taken out', async () => {
    const { room, buy, form } = shop;
    const [one, other] = [await buy(20_000, ZURICH), await buy(21_000, ZURICH)];
    const joined = await room.move(one.reference, { step: 'join', other: other.reference });
    expect(joined.statusCode).toBe(200);
    const { text } = await form(other.reference);
    for (const said of ['CN 23', 'EUR 410.00', one.reference, other.reference]) expect(text).toContain(said);
    await room.withdrawn(other);
    expect((await form(one.reference)).text).toContain('EUR 200.00');
  });

  it.each([
    ['France', { address: { country: 'FR', postalCode: '75001' }, shippingCode: 'near' }],
    ['Belgium', { shippingCode: 'be' }],
  ] as const)('is not what goes to %s', async (_where, to) => {
    const { room, buy, form } = shop;
    const { reference, key } = await buy(9000, to);
    expect((await form(reference)).status).toBe(404);
    expect((await room.see(reference)).customs).toBeUndefined();
    expect((await readPaper(room, { reference, key })).text).not.toMatch(/customs|HS tariff/i);
  });

  it.each([
    [
      'en',
      ['HS tariff number 9705.29', 'Country of origin: France', 'EORI number of the seller: BE0123456749'],
    ],
    ['nl', ['GS-code 9705.29', 'Land van oorsprong: Frankrijk', 'Reden van uitvoer: verkoop']],
    ['fr', ['Numéro tarifaire SH 9705.29', 'Pays d’origine : France', 'Motif de l’exportation : vente']],
  ] as const)('has in %s an invoice that customs take', async (locale, said) => {
    const { room, buy } = shop;
    const zurich = await readPaper(room, await buy(10_000, { ...ZURICH, locale }));
    const text = zurich.text.replaceAll('\u00a0', ' ');
    for (const part of [...said, 'DAP, Zürich']) expect(text).toContain(part);
    const london = (await readPaper(room, await buy(10_000, { ...LONDON, locale }))).text;
    for (const part of ['DDP, London', 'GB123456789']) expect(london).toContain(part);
  });
});
