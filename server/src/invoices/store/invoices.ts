import type { Kysely, Selectable, Transaction } from 'kysely';
import { localizedSchema } from '@vitrine/shared/contract/locale';
import { needsCustoms } from '@vitrine/shared/contract/orders/needs-customs';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import {
  EDITION,
  invoiceFactsSchema,
  invoiceNumber,
  invoiceSeries,
  type Invoice,
  type InvoiceFacts,
} from '../rules/invoice-facts.ts';
import {
  businessOf,
  creditTax,
  goodsTotal,
  invoiceTax,
  type OrderTax,
  orderTaxSchema,
  type PaperTax,
  readBank,
  readBritishTerms,
  readSeller,
  readVatCheck,
  VAT_REGIMES,
  vatIncluded,
} from '../../shop/index.ts';
import { customsFactsOf, shownPapers } from '../../catalogue/index.ts';
import { CASH, currentPayment } from '../../payments/index.ts';
import { customsCode } from '../rules/customs.ts';
import { placeOnly } from '../../forms/rules/place-only.ts';
import { eInvoiceReceiver } from '../rules/endpoint.ts';
import { addEInvoice } from './e-invoices.ts';
import type { InvoicesTable } from '../../database/schema/invoices.ts';
import type { Schema } from '../../database/schema/schema.ts';

type IssuedLine = InvoiceFacts['lines'][number];

export interface Credit {
  orderId: number;
  /** What caused it, as of its refund. */
  source: string;
  /** What the money is given back for: lines of the order, with so many of each. */
  lines: readonly Pick<IssuedLine, 'reference' | 'amount' | 'priceCents'>[];
  shippingCents: number;
  /** All that goes back: more than that, as goodwill is, or less, where that was all that is left. */
  amountCents: number;
}

/** Issues the invoice of an order that has just been paid, once. */
export async function issueInvoice(trx: Transaction<Schema>, orderId: number, now: Date): Promise<void> {
  const source = `order:${orderId}`;
  if (await isIssued(trx, source)) return;
  const { lines, ...facts } = await readFacts(trx, orderId);
  const tax = await readTax(trx, orderId);
  const { shipping_cents: shippingCents } = await trx
    .selectFrom('orders')
    .select('shipping_cents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const what = { lines, shippingCents, otherCents: 0, ...(await readCustomsTerms(trx, facts, tax)) };
  await issue(
    trx,
    { kind: 'invoice', orderId, source },
    withTotals({ ...facts, ...what, paidAt: now.toISOString(), corrects: null }, tax && invoiceTax(tax)),
    now,
  );
}

/** On which terms the parcel arrives: with British VAT in the price nothing is asked there, else the shopper pays it. */
async function readCustomsTerms(
  trx: Transaction<Schema>,
  { address, deliveryAddress = address }: Pick<InvoiceFacts, 'address' | 'deliveryAddress'>,
  tax: OrderTax | null,
): Promise<Pick<InvoiceFacts, 'customs'>> {
  if (!needsCustoms(deliveryAddress)) return {};
  const hasBritishVat = tax?.groups.some(({ treatment }) => treatment === 'united-kingdom');
  if (!hasBritishVat) return { customs: { terms: 'DAP', britishVatNumber: '' } };
  const { vatNumber: britishVatNumber } = await readBritishTerms(trx);
  return { customs: { terms: 'DDP', britishVatNumber } };
}

/** Issues the credit note of money that goes back, once. An order without an invoice needs none. */
export async function issueCreditNote(trx: Transaction<Schema>, credit: Credit, now: Date): Promise<void> {
  const { orderId, source } = credit;
  const invoice = await trx
    .selectFrom('invoices')
    .select(['number', 'issued_at as issuedAt'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice || (await isIssued(trx, source))) return;
  const { lines: ordered, ...facts } = await readFacts(trx, orderId);
  const { back, paper } = await creditedBack(trx, ordered, credit);
  await issue(
    trx,
    { kind: 'credit-note', orderId, source },
    withTotals({ ...facts, ...back, corrects: invoice }, paper),
    now,
  );
}

type CreditedBack = Pick<InvoiceFacts, 'lines' | 'shippingCents' | 'otherCents' | 'named'>;

/**
 * What a credit note gives back and how that is taxed: line by line, and where less of the money is left than that, as
 * money alone. Then it keeps apart what it was given for, so that nothing is paid back twice.
 */
async function creditedBack(
  trx: Transaction<Schema>,
  ordered: readonly IssuedLine[],
  { orderId, lines, shippingCents, amountCents }: Credit,
): Promise<{ back: CreditedBack; paper: PaperTax | null }> {
  const otherCents = amountCents - goodsTotal(lines) - shippingCents;
  const asIssued = lines.map((line) => asOrdered(orderId, ordered, line));
  const inLines = otherCents >= 0 ? { lines: asIssued, shippingCents, otherCents } : null;
  const named = lines.map(({ reference, amount, priceCents }) => ({ reference, amount, priceCents }));
  const asMoney = { lines: [], shippingCents: 0, otherCents: amountCents };
  const unnamed = { ...asMoney, named: { lines: named, shippingCents } };
  const tax = await readTax(trx, orderId);
  if (!tax) return { back: inLines ?? unnamed, paper: null };
  const before = (await listInvoices(trx, orderId)).flatMap(({ kind, facts }) =>
    kind === 'credit-note' ? (invoiceFactsSchema.parse(JSON.parse(facts)).tax?.groups ?? []) : [],
  );
  const positions = new Map(ordered.map(({ reference }, index) => [reference, tax.lines[index]?.position]));
  const taken = lines.map((line) => ({
    position: positions.get(line.reference) ?? -1,
    grossCents: line.amount * line.priceCents,
  }));
  const whole = inLines && creditTax(tax, before, { ...inLines, lines: taken });
  if (inLines && whole) return { back: inLines, paper: whole };
  const paper = creditTax(tax, before, asMoney);
  if (!paper) throw new Error(`Order ${orderId} has less left than goes back`);
  return { back: unnamed, paper };
}

/** So many of a line as the invoice has it: the same name, annex and documents, out of the same order. */
function asOrdered(
  orderId: number,
  ordered: readonly IssuedLine[],
  { reference, amount, priceCents }: Credit['lines'][number],
): IssuedLine {
  const line = ordered.find((one) => one.reference === reference);
  if (!line) throw new Error(`Order ${orderId} has no line ${reference}`);
  return { ...line, amount, priceCents };
}

async function readTax(trx: Transaction<Schema>, orderId: number): Promise<OrderTax | null> {
  const { tax } = await trx
    .selectFrom('orders')
    .select('tax')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return tax === null ? null : orderTaxSchema.parse(JSON.parse(tax));
}

export async function listInvoices(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<Selectable<InvoicesTable>[]> {
  return kysely.selectFrom('invoices').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** The invoice of an order, or its credit note with a number; null when there is none. */
export async function findInvoice(
  kysely: Kysely<Schema>,
  orderId: number,
  creditNote?: string,
): Promise<Invoice | null> {
  const issued = await listInvoices(kysely, orderId);
  const row = issued.find(({ kind, number }) =>
    creditNote === undefined ? kind === 'invoice' : kind === 'credit-note' && number === creditNote,
  );
  if (!row) return null;
  const facts = invoiceFactsSchema.parse(JSON.parse(row.facts));
  return { number: row.number, kind: row.kind, issuedAt: row.issued_at, facts };
}

async function isIssued(trx: Transaction<Schema>, source: string): Promise<boolean> {
  const row = await trx.selectFrom('invoices').select('id').where('source', '=', source).executeTakeFirst();
  return row !== undefined;
}

async function issue(
  trx: Transaction<Schema>,
  { kind, orderId, source }: { kind: Invoice['kind']; orderId: number; source: string },
  facts: InvoiceFacts,
  now: Date,
): Promise<void> {
  const series = invoiceSeries(kind, now);
  const { id } = await trx
    .insertInto('invoices')
    .values({
      number: invoiceNumber(series, await takeNumber(trx, series)),
      kind,
      order_id: orderId,
      source,
      issued_at: now.toISOString(),
      total_cents: facts.totalCents,
      facts: JSON.stringify(facts),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const receiver = eInvoiceReceiver(facts);
  if (receiver) await addEInvoice(trx, id, receiver, now);
}

/** The next number of a series. Whoever is undone gives it back: its row is locked until the transaction ends. */
async function takeNumber(trx: Transaction<Schema>, series: string): Promise<number> {
  const { last_number: number } = await trx
    .insertInto('invoice_numbers')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((eb) => ({
        last_number: eb('invoice_numbers.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}

type Untotalled = Omit<InvoiceFacts, 'totalCents' | 'vatCents'>;

function withTotals(facts: Untotalled, tax: PaperTax | null): InvoiceFacts {
  const totalCents = goodsTotal(facts.lines) + facts.shippingCents + facts.otherCents;
  if (tax) return { ...facts, totalCents, vatCents: tax.vatCents, tax };
  return { ...facts, totalCents, vatCents: vatIncluded(totalCents, facts.vatRate) };
}

async function readFacts(trx: Transaction<Schema>, orderId: number) {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .select(['reference', 'name', 'is_mixed', 'quality', 'amount', 'price_cents as priceCents'])
    .select(['cites_annex', 'papers'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const { method, provider } = await currentPayment(trx, orderId);
  const delivery = addressSchema.parse(JSON.parse(order.address));
  const hasCustoms = needsCustoms(delivery);
  // Who gets a present stands on no invoice that is stored for ten years, unless customs ask for them.
  const isNamed = hasCustoms || order.gift_note === null;
  return {
    edition: EDITION,
    locale: order.locale,
    seller: await readSeller(trx),
    bank: await readBank(trx),
    address: addressSchema.parse(JSON.parse(order.invoice_address ?? order.address)),
    ...(order.invoice_address && { deliveryAddress: isNamed ? delivery : placeOnly(delivery) }),
    vatNumber: order.vat_number,
    ...(order.vat_check !== null &&
      businessOf(readVatCheck(order.vat_check)) !== null && { isBusiness: true }),
    reference: order.reference,
    placedAt: order.placed_at,
    paymentMethod: method,
    ...(provider === CASH && { isPaidInCash: true }),
    ...(order.is_taken_along === 1 && { isTakenAlong: true }),
    lines: lines.map(({ is_mixed: isMixed, papers, cites_annex: annex, ...line }) => ({
      ...line,
      isMixed: isMixed === 1,
      ...shownPapers(papers, annex),
      ...(hasCustoms && customsOf(papers, annex)),
    })),
    shippingName: localizedSchema.parse(JSON.parse(order.shipping_name)),
    vatRate: order.vat_rate,
    vatRegime: VAT_REGIMES.find((regime) => regime === order.vat_regime) ?? 'belgian',
  };
}

/** What customs ask of a line. */
function customsOf(papers: string, annex: string | null): Pick<IssuedLine, 'customsCode' | 'origin'> {
  const { origin } = customsFactsOf(papers);
  return { customsCode: customsCode(annex), ...(origin !== undefined && { origin }) };
}
