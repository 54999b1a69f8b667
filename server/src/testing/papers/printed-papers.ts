import type { Locale } from '@vitrine/shared/contract/locale';
import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { taxQuoteSchema } from '@vitrine/shared/contract/orders/checkout';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { printPaper } from '../../invoices/index.ts';
import { listInvoices } from '../../invoices/store/invoices.ts';
import { findOrderId } from '../../orders/desk/store/order-writes.ts';
import { runOrderCommand } from '../../orders/fulfilment/run-order-command.ts';
import { settleRefunds } from '../../orders/paying/settle-refunds.ts';
import { readCustoms } from '../../orders/store/parcels/read-customs.ts';
import { readSlips } from '../../orders/store/parcels/read-slips.ts';
import type { OrderBody } from '../order-body.ts';
import { BELGIAN_BUSINESS, FRENCH_BUSINESS, type PaperShop } from './paper-shop.ts';

const NOTES = {
  en: 'For the drawer that still had a place.\nYours, Grace',
  nl: 'Voor de lade die nog een plaats vrij had.\nJe Grace',
  fr: 'Pour le tiroir qui avait encore une place.\nBien à toi, Grace',
};
const BELGIUM = { shippingCode: 'be', address: {} };
const PARIS = {
  ...{ street: 'rue Cuvier', houseNumber: '57', postalCode: '75005', city: 'Paris', country: 'FR' },
};
const LONDON = {
  ...{ street: 'Cromwell Road', houseNumber: '1', postalCode: 'SW7 5BD', city: 'London', country: 'GB' },
};
const ZURICH = {
  ...{ street: 'Karl-Schmid-Strasse', houseNumber: '4', postalCode: '8006', city: 'Zürich', country: 'CH' },
};
const PAYER = { firstname: 'Grace', lastname: 'Hopper', company: '', street: 'Kaai', houseNumber: '3' };

/** Every printed paper of the shop in a language, by its name: each of an order that was placed and paid. */
export async function printPapers(shop: PaperShop, locale: Locale): Promise<Map<string, Buffer>> {
  const { desk, lots } = shop;
  const { kysely } = desk.database;
  const [papered, plain, margin] = [one(lots.papered), one(lots.plain), one(lots.margin)];
  const printed = new Map<string, Buffer>();
  const buy = (lines: LineRequest[], more: OrderBody) => buyLots(shop, lines, { locale, ...more });
  const invoice = async (name: string, receipt: Receipt) =>
    printed.set(name, await fileOf(shop, receipt, 'invoice.pdf'));

  const consumer = await buy([papered, plain], BELGIUM);
  await invoice('invoice-consumer', consumer);
  printed.set('provenance-sheet', await fileOf(shop, consumer, `provenance/${lots.papered}.pdf`));
  printed.set('packing-slip', await slipOf(shop, consumer));
  const { vatNumber, company } = BELGIAN_BUSINESS;
  await invoice('invoice-business', await buy([papered], { ...BELGIUM, vatNumber, address: { company } }));
  const french = { address: { ...PARIS, company: FRENCH_BUSINESS.company }, shippingCode: 'near' };
  const intra = await buy([papered, plain], { ...french, vatNumber: FRENCH_BUSINESS.vatNumber });
  await invoice('invoice-intra-community', intra);
  await invoice('invoice-margin', await buy([margin, plain], BELGIUM));
  const exported = await buy([{ ...plain, amount: 25 }], { address: LONDON, shippingCode: 'uk' });
  await invoice('invoice-export', exported);
  for (const parcel of [exported, await buy([plain, margin], { address: ZURICH, shippingCode: 'europe' })]) {
    const declaration = await readCustoms(kysely, await idOf(shop, parcel), desk.now());
    if (!declaration) throw new Error(`${parcel.reference} goes through no customs`);
    const form = `customs-form-${declaration.form.toLowerCase()}`;
    printed.set(form, await printPaper({ kind: 'customs', declaration }));
  }
  const gift = { note: NOTES[locale] };
  const invoiceAddress = { ...PAYER, postalCode: '8000', city: 'Brugge', country: 'BE' };
  printed.set(
    'packing-slip-gift',
    await slipOf(shop, await buy([plain], { ...BELGIUM, gift, invoiceAddress })),
  );

  const repaid = await buy([papered, plain], { ...BELGIUM, vatNumber, address: { company } });
  const { reference } = repaid;
  await runOrderCommand(desk.database, { reference, action: 'cancel', reason: 'Sample' }, desk.now());
  await settleRefunds(desk.payments);
  const notes = (await listInvoices(kysely, await idOf(shop, repaid))).filter(
    ({ kind }) => kind !== 'invoice',
  );
  for (const { number } of notes)
    printed.set('credit-note', await fileOf(shop, repaid, `credit-notes/${number}.pdf`));

  const paid = (await desk.mails()).find(({ messageId }) => messageId.startsWith('payment-received'));
  const conditions = paid?.papers?.find(({ filename }) => !filename.startsWith('invoice'));
  if (conditions) printed.set('conditions', conditions.bytes);
  return printed;
}

const one = (uuid: string) => ({ uuid, amount: 1 });

/** Orders what the checkout told, and pays it. */
async function buyLots(
  { desk, restock }: PaperShop,
  lines: LineRequest[],
  more: OrderBody,
): Promise<Receipt> {
  await restock();
  const { country = 'BE', postalCode = '9000', company = '' } = more.address ?? {};
  const { shippingCode, vatNumber = '' } = more;
  const wish = { lines, country, postalCode, shippingCode, vatNumber, company };
  const told = await desk.visitor().post('/api/checkout/taxes', wish);
  if (told.statusCode !== 200) throw new Error(told.body);
  const { totalCents: expectedTotalCents } = taxQuoteSchema.parse(told.json());
  const placed = await desk.order(desk.orderFor(lines, { ...more, expectedTotalCents }));
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const receipt = receiptSchema.parse(placed.json());
  await desk.press(receipt, 'pay');
  return receipt;
}

/** A paper as its shopper fetches it. */
async function fileOf({ desk }: PaperShop, { reference, key }: Receipt, file: string): Promise<Buffer> {
  const answer = await desk.visitor().get(`/api/orders/${reference}/${file}?key=${key}`);
  if (answer.statusCode !== 200) throw new Error(`${file}: ${answer.body}`);
  return answer.rawPayload;
}

async function slipOf(shop: PaperShop, receipt: Receipt): Promise<Buffer> {
  const { database, now } = shop.desk;
  const slips = await readSlips(database.kysely, [await idOf(shop, receipt)], now());
  return printPaper({ kind: 'slips', slips });
}

async function idOf({ desk }: PaperShop, { reference }: Receipt): Promise<number> {
  const id = await findOrderId(desk.database.kysely, reference);
  if (id === null) throw new Error(`There is no order ${reference}`);
  return id;
}
