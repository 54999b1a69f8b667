import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { REGION } from '@vitrine/shared/i18n/region';
import type { Bill, BillItem } from '../rules/bill.ts';
import type { InvoiceFacts } from '../rules/invoice-facts.ts';
import { formatRate, labelled, sayPaper } from './paper-words.ts';
import { LATIN, PAPER_WIDTH, type Column, type Paper, type TableCell } from './paper.ts';

/** What was sold or goes back: each with its price without VAT where there is any (Royal Decree nr. 1, art. 5). */
export function writeItems(paper: Paper, facts: InvoiceFacts, bill: Bill): void {
  const { items } = bill;
  if (!hasVat(bill)) return writePlain(paper, facts, items);
  writeTaxed(
    paper,
    facts,
    items.filter(({ treatment }) => treatment !== 'margin'),
  );
  // VAT is in their price, so that no heading of a price without it may stand above them (Directive 2006/112/EC, art. 325).
  const margins = items.filter(({ treatment }) => treatment === 'margin');
  if (margins.length === 0) return;
  const text = sayPaper('margin', facts.locale);
  paper.space(6);
  paper.row([{ text, x: 0, width: PAPER_WIDTH, font: 'bold', tag: 'H2' }]);
  writePlain(paper, facts, margins);
}

/** Whether VAT stands on a paper. */
export const hasVat = ({ groups }: Bill): boolean => groups.some(({ rate }) => rate > 0);

function writeTaxed(paper: Paper, facts: InvoiceFacts, items: readonly BillItem[]): void {
  const { locale } = facts;
  const rows = items.map((item) => {
    const sums = [item.netCents, item.grossCents].map((cents) => ({ text: formatMoney(cents, locale) }));
    return [...leading(item, facts, item.netCents), { text: rateOf(item, locale) }, ...sums];
  });
  paper.table({ columns: taxedColumns(locale), rows, rules: 'around' });
}

function writePlain(paper: Paper, facts: InvoiceFacts, items: readonly BillItem[]): void {
  const { locale } = facts;
  const rows = items.map((item) => [
    ...leading(item, facts, item.grossCents),
    { text: formatMoney(item.grossCents, locale) },
  ]);
  paper.table({ columns: plainColumns(locale), rows, rules: 'around' });
}

/** What it is, how many, and what one of them costs. */
function leading(item: BillItem, facts: InvoiceFacts, cents: number): TableCell[] {
  const isLine = item.kind === 'line';
  const amount = isLine ? String(item.amount) : '';
  const price = isLine ? unitPrice(cents, item.amount, facts.locale) : '';
  return [described(item, facts), { text: amount }, { text: price }];
}

const taxedColumns = (locale: Locale): Column[] => [
  { head: sayPaper('description', locale), x: 0, width: 180 },
  { head: sayPaper('amount', locale), x: 182, width: 38, align: 'right' },
  { head: sayPaper('unitExclusive', locale), x: 224, width: 76, align: 'right' },
  { head: sayPaper('rate', locale), x: 304, width: 46, align: 'right' },
  { head: sayPaper('exclusive', locale), x: 354, width: 61, align: 'right' },
  { head: sayPaper('inclusive', locale), x: 419, width: 64, align: 'right' },
];

const plainColumns = (locale: Locale): Column[] => [
  { head: sayPaper('description', locale), x: 0, width: 260 },
  { head: sayPaper('amount', locale), x: 265, width: 55, align: 'right' },
  { head: sayPaper('price', locale), x: 325, width: 75, align: 'right' },
  { head: sayPaper('sum', locale), x: 405, width: 78, align: 'right' },
];

function described({ kind, line }: BillItem, { locale, shippingName }: InvoiceFacts): TableCell {
  if (!line) {
    const isShipping = kind === 'shipping';
    return {
      text: isShipping ? labelled('shipping', shippingName[locale], locale) : sayPaper('other', locale),
    };
  }
  const { name, isMixed = true, reference, quality } = line;
  const grade = sayPaper('grade', locale, { quality });
  return {
    ...{ text: name, size: 12, ...(!isMixed && LATIN) },
    under: [
      { text: `${reference} · ${grade}`, size: 9.5, ink: 'quiet' },
      // What the law asks a buyer to keep of a protected specimen.
      ...sayPapers(line, locale).map((text) => ({ text, size: 9.5 })),
      ...customsWords(line, locale).map((text) => ({ text, size: 9.5 })),
    ],
  };
}

/** Its code for customs, and where it is from. */
function customsWords(
  { customsCode: code, origin }: InvoiceFacts['lines'][number],
  locale: Locale,
): string[] {
  const country = origin && sayPaper('customs.origin', locale, { country: formatCountry(origin, locale) });
  return [code ? sayPaper('customs.code', locale, { code }) : '', country ?? ''].filter(Boolean);
}

/** Times the amount it is the sum, so that it may have more figures than cents have. */
function unitPrice(cents: number, amount: number, locale: Locale): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 } as const;
  return new Intl.NumberFormat(REGION[locale], format).format(cents / amount / 100);
}

const rateOf = ({ rate }: BillItem, locale: Locale): string => (rate > 0 ? formatRate(rate, locale) : '–');
