import { formatCountry, formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { billOf, mentionsOf, type Bill } from '../rules/bill.ts';
import type { Invoice, InvoiceFacts } from '../rules/invoice-facts.ts';
import { methodInSentence } from '../../payments/index.ts';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { streetLine } from '@vitrine/shared/i18n/places/street-line';
import { hasVat, writeItems } from './invoice-items.ts';
import { formatRate, labelled, sayPaper } from './paper-words.ts';
import { openPaper, PAPER_WIDTH, type Cell, type Column, type Paper, type TableCell } from './paper.ts';

/** An invoice or a credit note as PDF. The same document is always the same bytes. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  return invoicesPdf([invoice]);
}

/** The same for many in one file: each on its own sheets, in its own language. */
export function invoicesPdf(invoices: readonly [Invoice, ...Invoice[]]): Promise<Buffer> {
  const [{ issuedAt, facts }] = invoices;
  const title = invoices.map(invoiceTitle).join(', ');
  const paper = openPaper({ title, issuedAt, locale: facts.locale });
  for (const [index, invoice] of invoices.entries()) {
    if (index > 0) paper.sheet(invoice.facts.locale);
    writeInvoice(paper, invoice);
  }
  return paper.finish();
}

const invoiceTitle = ({ kind, number, facts }: Invoice) => `${sayPaper(kind, facts.locale)} ${number}`;

function writeInvoice(paper: Paper, invoice: Invoice): void {
  const { facts } = invoice;
  const bill = billOf(facts);
  paper.row([
    { text: sellerName(facts), x: 0, width: 240, font: 'bold', size: 18 },
    { text: invoiceTitle(invoice), x: 250, width: 233, align: 'right', font: 'bold', size: 15, tag: 'H1' },
  ]);
  paper.rule();
  writeParties(paper, invoice);
  writeItems(paper, facts, bill);
  writeTotals(paper, invoice, bill);
  paper.space(14);
  for (const text of sentences(invoice, bill)) paper.row([{ text, x: 0, width: PAPER_WIDTH }]);
  writeCustoms(paper, facts);
}

/** A legal person is named with its form (Belgian Code of Companies, art. 2:20). */
const sellerName = ({ seller }: InvoiceFacts) => [seller.name, seller.legalForm].filter(Boolean).join(' ');

function writeParties(paper: Paper, { issuedAt, facts }: Invoice): void {
  const { locale, address, deliveryAddress, vatNumber } = facts;
  const right = [
    labelled('date', formatDay(issuedAt, locale), locale),
    facts.paidAt && labelled('received', formatDay(facts.paidAt, locale), locale),
    labelled('order', facts.reference, locale),
    labelled('ordered', formatDay(facts.placedAt, locale), locale),
    ...correction(facts),
  ];
  paper.row([
    { text: sellerText(facts), x: 0, width: 240, size: 9.5, ink: 'quiet' },
    { text: right.filter(Boolean).join('\n'), x: 250, width: 233, align: 'right' },
  ]);
  paper.space(14);
  const party = (head: 'billedTo' | 'deliveredTo', lines: string[], x: number): Cell => ({
    ...{ text: sayPaper(head, locale), x, width: 230, size: 9, ink: 'quiet', tag: 'H2' },
    under: lines.filter(Boolean).map((text) => ({ text, size: 12 })),
  });
  const vat = vatNumber && labelled('vatNumber', vatNumber, locale);
  paper.row([
    party('billedTo', [...addressLines(address, facts), vat], 0),
    ...(deliveryAddress ? [party('deliveredTo', addressLines(deliveryAddress, facts), 250)] : []),
  ]);
  paper.space(18);
}

function writeTotals(paper: Paper, { kind, facts: { locale } }: Invoice, bill: Bill): void {
  const { groups, vatCents, totalCents } = bill;
  const row = (text: string, amounts: readonly number[], font: 'plain' | 'bold' = 'plain'): TableCell[] => [
    { text, font, isHead: true },
    ...amounts.map((cents) => ({ text: cents === 0 ? '–' : formatMoney(cents, locale), font })),
  ];
  const end = sayPaper(kind === 'invoice' ? 'total' : 'credited', locale);
  if (!hasVat(bill)) {
    const columns: Column[] = [
      { head: '', x: 165, width: 235, align: 'right' },
      { head: '', x: 405, width: 78, align: 'right' },
    ];
    return paper.table({ columns, rows: [row(end, [totalCents], 'bold')] });
  }
  // Of the margin scheme there is nothing taxable to show, and its price is no “VAT included”.
  const taxed = groups.filter(({ treatment }) => treatment !== 'margin');
  const columns: Column[] = [
    { head: sayPaper('vatSummary', locale), x: 165, width: 100 },
    { head: sayPaper('taxable', locale), x: 250, width: 75, align: 'right' },
    { head: sayPaper('vatAmount', locale), x: 330, width: 70, align: 'right' },
    {
      head: sayPaper(taxed.length < groups.length ? 'sum' : 'inclusive', locale),
      ...{ x: 405, width: 78, align: 'right' },
    },
  ];
  const rows = groups.map((group) => {
    const { treatment, rate, grossCents } = group;
    if (treatment === 'margin') return row(sayPaper('margin', locale), [0, 0, grossCents]);
    const text =
      rate > 0 ? sayPaper('vat', locale, { rate: formatRate(rate, locale) }) : sayPaper('withoutVat', locale);
    return row(text, [group.netCents, group.vatCents, grossCents]);
  });
  const netCents = taxed.reduce((sum, group) => sum + group.netCents, 0);
  paper.table({ columns, rows: [...rows, row(end, [netCents, vatCents, totalCents], 'bold')] });
}

/** What stands below the amounts: how it was paid, and why it has no VAT or another country's. */
function sentences(invoice: Invoice, bill: Bill): string[] {
  const { kind, facts } = invoice;
  const { locale, isPaidInCash, paymentMethod } = facts;
  const method = methodInSentence(paymentMethod, locale);
  const paid = isPaidInCash ? sayPaper('paidInCash', locale) : sayPaper('paid', locale, { method });
  const mentions = mentionsOf(invoice, bill).map((mention) => sayPaper(`mention.${mention}`, locale));
  return [kind === 'invoice' ? paid : '', ...mentions].filter(Boolean);
}

/** What makes it a commercial invoice: why it leaves, who sends it, and who pays what on arrival. */
function writeCustoms(
  paper: Paper,
  { customs, seller, address, deliveryAddress = address, locale }: InvoiceFacts,
) {
  if (!customs) return;
  const { terms, britishVatNumber } = customs;
  const place = `${deliveryAddress.city}, ${formatCountry(deliveryAddress.country, locale)}`;
  const texts = [
    seller.eori ? sayPaper('customs.eori', locale, { number: seller.eori }) : '',
    britishVatNumber && sayPaper('customs.britishVat', locale, { number: britishVatNumber }),
    sayPaper('customs.reason', locale),
    sayPaper('customs.terms', locale, { terms, place }),
  ];
  paper.space(10);
  paper.row([{ text: sayPaper('customs.title', locale), x: 0, width: PAPER_WIDTH, font: 'bold', tag: 'H2' }]);
  for (const text of texts.filter(Boolean)) paper.row([{ text, x: 0, width: PAPER_WIDTH }]);
}

function correction({ corrects, locale }: InvoiceFacts): string[] {
  if (!corrects) return [];
  const values = { number: corrects.number, date: formatDay(corrects.issuedAt, locale) };
  return [sayPaper('corrects', locale, values)];
}

function sellerText(facts: InvoiceFacts): string {
  const { seller, bank, locale } = facts;
  return [
    ...placeOn(facts, { ...seller, houseNumber: '' }),
    formatCountry(seller.country, locale),
    seller.companyNumber && labelled('companyNumber', seller.companyNumber, locale),
    seller.court && sayPaper('court', locale, { court: seller.court }),
    seller.vatNumber && labelled('vatNumber', seller.vatNumber, locale),
    [seller.email, seller.phone].filter(Boolean).join(' · '),
    bank?.iban && labelled('iban', bank.iban, locale),
    bank?.iban && bank.bic && labelled('bic', bank.bic, locale),
  ]
    .filter(Boolean)
    .join('\n');
}

const addressLines = (address: Address, facts: InvoiceFacts): string[] => [
  address.company,
  `${address.firstname} ${address.lastname}`.trim(),
  ...placeOn(facts, address),
  formatCountry(address.country, facts.locale),
];

type Place = Pick<Address, 'street' | 'houseNumber' | 'postalCode' | 'city' | 'country'>;

/** An older paper stays as it was printed. */
function placeOn({ edition = 1 }: InvoiceFacts, place: Place): string[] {
  if (edition > 1) return placeLines(place);
  return [streetLine(place).trim(), `${place.postalCode} ${place.city}`.trim()];
}
