import type { Seller } from '@vitrine/shared/contract/frame';
import { formatCountry, formatDay } from '@vitrine/shared/i18n/formats';
import type { Locale } from '@vitrine/shared/contract/locale';
import { citeLaw } from '@vitrine/shared/i18n/cite-law';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { labelled, sayPaper } from './paper-words.ts';
import { LATIN, openPaper, type Column, type Paper, type TableCell } from './paper.ts';

/** What an order has in a parcel. */
export interface SlipPart {
  order: Order;
  /** By uuid of a line: what the law says of it on its way there, on the day of the sheet. */
  laws: Record<string, SlipLaw>;
}

/** Whether a lot may go, with which papers, and by which laws; what is stopped may not leave as it is. */
interface SlipLaw {
  answer: 'yes' | 'papers' | 'ask' | 'no';
  papers: readonly ('certificate' | 'origin-proof' | 'export-permit' | 'import-permit')[];
  laws: readonly string[];
  isStopped: boolean;
}

/** What lies in one parcel: an order, and those that share it. */
export interface Slip extends SlipPart {
  others: SlipPart[];
}

/** All that packing slips show: it can be sent to another thread. */
export interface Slips {
  seller: Seller;
  slips: Slip[];
  /** The date inside of a file without a sheet. */
  now: Date;
}

/**
 * What lies in the parcels, for who packs and who unpacks them: names, references, grades, papers; no prices.
 * One sheet a parcel, in the language of its first order; no orders make one empty sheet.
 */
export function packingSlipsPdf({ seller, slips, now }: Slips): Promise<Buffer> {
  const locale: Locale = slips[0]?.order.locale ?? 'en';
  const title = [sayPaper('packingSlip', locale), ...slips.map(referencesOf)].join(' ');
  const paper = openPaper({ title, issuedAt: slips[0]?.order.placedAt ?? now.toISOString(), locale });
  for (const [index, slip] of slips.entries()) {
    if (index > 0) paper.sheet(slip.order.locale);
    writeSlip(paper, seller, slip, now);
  }
  return paper.finish();
}

/** Who sends it, as a legal person has to sign what it sends (Belgian Code of Companies, art. 2:20). */
function sellerLines(seller: Seller, locale: Locale) {
  const { country, companyNumber, court } = seller;
  const where = [...placeLines(seller), formatCountry(country, locale)].filter(Boolean);
  const register = court && sayPaper('court', locale, { court });
  const numbers = [companyNumber && labelled('companyNumber', companyNumber, locale), register];
  return [where.join(', '), numbers.filter(Boolean).join(' · ')].filter(Boolean);
}

/** All that share the parcel, as its label names them. */
const referencesOf = ({ order, others }: Slip) =>
  [order, ...others.map((other) => other.order)].map(({ reference }) => reference).join(' + ');

function writeSlip(paper: Paper, seller: Seller, slip: Slip, now: Date): void {
  const { order, others } = slip;
  const parts = [slip, ...others];
  const { locale, placedAt, shipping } = order;
  const facts = [
    labelled('ordered', formatDay(placedAt, locale), locale),
    labelled('shipping', shipping.name[locale], locale),
  ];
  paper.row([
    {
      text: [seller.name, seller.legalForm].filter(Boolean).join(' '),
      under: sellerLines(seller, locale).map((text) => ({ text, size: 9, ink: 'quiet' as const })),
      ...{ x: 0, width: 240, font: 'bold', size: 16 },
    },
    {
      text: `${sayPaper('packingSlip', locale)} ${referencesOf(slip)}`,
      x: 250,
      width: 233,
      align: 'right',
      font: 'bold',
      size: 14,
      tag: 'H1',
    },
  ]);
  paper.space(14);
  paper.row([
    { text: addressee(order), x: 0, width: 270, size: 13 },
    { text: facts.join('\n'), x: 280, width: 203, align: 'right' },
  ]);
  paper.space(18);
  for (const part of parts) {
    const left = part.order.lines.filter((line) => amountLeft(line) > 0);
    if (others.length > 0) writeHeading(paper, part, locale);
    if (left.length > 0) {
      const rows = left.map((line) => lineRow(line, locale));
      paper.table({ columns: columnsOf(locale), rows, rules: 'between' });
    }
  }
  if (parts.every((part) => part.order.lines.every((line) => amountLeft(line) <= 0))) {
    paper.row([{ text: sayPaper('nothingToPack', locale), x: 0, width: 483, font: 'bold', size: 13 }]);
  }
  writeLaw(paper, parts, now, locale);
  // Who unpacks a gift reads what is written for them, and not what was written to the shop.
  const gifts = parts.flatMap((part) => part.order.gift ?? []);
  for (const { note } of gifts) writeNote(paper, note, locale);
  if (gifts.length > 0) return;
  for (const { remarks } of parts.map((part) => part.order)) {
    if (remarks !== '') paper.row([{ text: labelled('remarks', remarks, locale), x: 0, width: 483 }]);
  }
}

/** What the law asks of the lots in the parcel on the day of the sheet, and the papers that go with them. */
function writeLaw(paper: Paper, parts: readonly SlipPart[], now: Date, locale: Locale): void {
  const left = parts.flatMap(({ order, laws }) =>
    order.lines.flatMap((line) => {
      const law = laws[line.uuid];
      return law && amountLeft(line) > 0 ? [{ ...law, reference: line.reference }] : [];
    }),
  );
  if (left.length === 0) return;
  const country = formatCountry(parts[0]?.order.address.country ?? '', locale);
  const minded = left.filter(({ answer }) => answer !== 'yes');
  paper.space(18);
  const title = sayPaper('law.title', locale, { country, day: formatDay(now.toISOString(), locale) });
  paper.row([{ text: title, x: 0, width: 483, font: 'bold', tag: 'H2' }]);
  const none = minded.length === 0 ? [sayPaper('law.none', locale)] : [];
  for (const text of [...none, ...minded.map((law) => lawWords(law, locale))])
    paper.row([{ text, x: 0, width: 483 }]);
}

function lawWords({ reference, answer, isStopped, ...law }: SlipLaw & { reference: string }, locale: Locale) {
  const papers = law.papers.map((name) => sayPaper(`law.paper.${name}`, locale)).join(', ');
  const laws = law.laws.map((cite) => citeLaw(cite, locale)).join('; ');
  const values = { reference, answer, papers, laws };
  return sayPaper(isStopped ? 'law.stopped' : 'law.papers', locale, values);
}

/** Which of the orders in a parcel the lines below it are of. */
function writeHeading(paper: Paper, { order: { reference, placedAt } }: SlipPart, locale: Locale): void {
  const ordered = labelled('ordered', formatDay(placedAt, locale), locale);
  paper.row([{ text: `${reference} · ${ordered}`, x: 0, width: 483, font: 'bold', tag: 'H2' }]);
}

/** How many of a line were not withdrawn from. */
const amountLeft = (line: Order['lines'][number]) => line.amount - (line.withdrawnAmount ?? 0);

const columnsOf = (locale: Locale): Column[] => [
  { head: sayPaper('amount', locale), x: 0, width: 40 },
  { head: sayPaper('description', locale), x: 45, width: 430 },
];

function lineRow(line: Order['lines'][number], locale: Locale): TableCell[] {
  const label = `${line.reference} · ${sayPaper('grade', locale, { quality: line.quality })}`;
  return [
    { text: `${amountLeft(line)} ×`, font: 'bold', size: 13 },
    {
      ...{ text: line.name, size: 13, ...(!line.isMixed && LATIN) },
      // Each in a line of its own: no number of a document is broken.
      under: [label, ...sayPapers(line, locale)].map((text) => ({ text })),
    },
  ];
}

function writeNote(paper: Paper, note: string, locale: Locale): void {
  if (note === '') return;
  paper.space(18);
  paper.row([{ text: sayPaper('giftNote', locale), x: 0, width: 483, font: 'bold', tag: 'H2' }]);
  paper.row([{ text: note, x: 0, width: 483, size: 13 }]);
}

function addressee({ address, locale }: Order): string {
  const { company, firstname, lastname, country } = address;
  return [company, `${firstname} ${lastname}`, ...placeLines(address), formatCountry(country, locale)]
    .filter(Boolean)
    .join('\n');
}
