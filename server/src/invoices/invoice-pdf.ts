import { formatCountry } from '@vitrine/shared/i18n/formats';
import { isInEuropeanUnion } from '../forms/rules/countries.ts';
import { formatEuro } from '../platform/format-euro.ts';
import type { Invoice, InvoiceFacts } from './rules/invoice-facts.ts';
import { methodInSentence } from '../payments/index.ts';
import { streetLine } from '../forms/rules/street-line.ts';
import { formatDay } from '../platform/format-time.ts';
import { formatRate, labelled, sayPaper } from './paper-words.ts';
import { openPaper, type Cell, type Paper } from './paper.ts';

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
  paper.row([
    { text: facts.seller.name, x: 0, width: 240, font: 'bold', size: 16 },
    { text: invoiceTitle(invoice), x: 250, width: 233, align: 'right', font: 'bold', size: 14 },
  ]);
  paper.space(10);
  writeParties(paper, invoice);
  writeLines(paper, facts);
  writeTotals(paper, invoice);
}

function writeParties(paper: Paper, { issuedAt, facts }: Invoice): void {
  const { locale } = facts;
  const right = [
    labelled('date', formatDay(issuedAt, locale), locale),
    labelled('order', facts.reference, locale),
    labelled('ordered', formatDay(facts.placedAt, locale), locale),
    ...correction(facts),
  ];
  paper.row([
    { text: sellerText(facts), x: 0, width: 240 },
    { text: right.join('\n'), x: 250, width: 233, align: 'right' },
  ]);
  paper.space(14);
  paper.row([{ text: sayPaper('billedTo', locale), x: 0, width: 240, font: 'bold' }]);
  paper.row([{ text: buyerText(facts), x: 0, width: 300 }]);
  paper.space(18);
}

type Text = Pick<Cell, 'text' | 'font'>;
/** What is taken out between a name and what stands below it, in points. */
const BETWEEN = 5;

function writeLines(paper: Paper, facts: InvoiceFacts): void {
  const { locale } = facts;
  const row = (description: Text, amount: string, price: string, sum: string, font?: 'bold') =>
    paper.row([
      { x: 0, width: 260, ...description },
      { text: amount, x: 265, width: 55, align: 'right', ...(font && { font }) },
      { text: price, x: 325, width: 75, align: 'right', ...(font && { font }) },
      { text: sum, x: 405, width: 78, align: 'right', ...(font && { font }) },
    ]);
  const head = { text: sayPaper('description', locale), font: 'bold' } as const;
  row(head, sayPaper('amount', locale), sayPaper('price', locale), sayPaper('sum', locale), 'bold');
  paper.rule();
  for (const { name, isMixed = true, reference, quality, amount, priceCents } of facts.lines) {
    const named: Text = { text: name, font: isMixed ? 'plain' : 'name' };
    row(named, String(amount), formatEuro(priceCents, locale), formatEuro(amount * priceCents, locale));
    paper.space(-BETWEEN);
    paper.row([{ text: `${reference} · ${sayPaper('grade', locale, { quality })}`, x: 0, width: 260 }]);
  }
  const extra = (text: string, cents: number) =>
    cents > 0 && row({ text }, '', '', formatEuro(cents, locale));
  extra(labelled('shipping', facts.shippingName[locale], locale), facts.shippingCents);
  extra(sayPaper('other', locale), facts.otherCents);
  paper.rule();
}

function writeTotals(paper: Paper, { kind, facts }: Invoice): void {
  const { locale, totalCents, vatCents, vatRate } = facts;
  const total = (text: string, cents: number, font: 'plain' | 'bold' = 'plain') =>
    paper.row([
      { text, x: 165, width: 235, align: 'right', font },
      { text: formatEuro(cents, locale), x: 405, width: 78, align: 'right', font },
    ]);
  if (vatRate > 0) {
    total(sayPaper('exclusive', locale), totalCents - vatCents);
    total(sayPaper('vat', locale, { rate: formatRate(vatRate, locale) }), vatCents);
  }
  total(sayPaper(kind === 'invoice' ? 'total' : 'credited', locale), totalCents, 'bold');
  paper.space(14);
  const method = methodInSentence(facts.paymentMethod, locale);
  const by = facts.isPaidInCash ? sayPaper('paidInCash', locale) : sayPaper('paid', locale, { method });
  const paid = kind === 'invoice' ? [by] : [];
  for (const text of [...paid, vatSentence(facts)].filter(Boolean)) paper.row([{ text, x: 0, width: 483 }]);
}

/** The sentence that the law asks for under the amounts, or none. */
function vatSentence({ vatRegime, address, locale }: InvoiceFacts): string {
  if (vatRegime === 'exempt') return sayPaper('exempt', locale);
  if (!isInEuropeanUnion(address.country)) return sayPaper('export', locale);
  return vatRegime === 'oss' && address.country !== 'BE' ? sayPaper('oss', locale) : '';
}

function correction({ corrects, locale }: InvoiceFacts): string[] {
  if (!corrects) return [];
  const values = { number: corrects.number, date: formatDay(corrects.issuedAt, locale) };
  return [sayPaper('corrects', locale, values)];
}

function sellerText({ seller, bank, locale }: InvoiceFacts): string {
  return [
    seller.street,
    `${seller.postalCode} ${seller.city}`.trim(),
    formatCountry(seller.country, locale),
    seller.companyNumber && labelled('companyNumber', seller.companyNumber, locale),
    seller.vatNumber && labelled('vatNumber', seller.vatNumber, locale),
    [seller.email, seller.phone].filter(Boolean).join(' · '),
    bank?.iban && labelled('iban', bank.iban, locale),
    bank?.iban && bank.bic && labelled('bic', bank.bic, locale),
  ]
    .filter(Boolean)
    .join('\n');
}

function buyerText({ address, vatNumber, locale }: InvoiceFacts): string {
  return [
    address.company,
    `${address.firstname} ${address.lastname}`,
    streetLine(address),
    `${address.postalCode} ${address.city}`,
    formatCountry(address.country, locale),
    vatNumber && labelled('vatNumber', vatNumber, locale),
  ]
    .filter(Boolean)
    .join('\n');
}
