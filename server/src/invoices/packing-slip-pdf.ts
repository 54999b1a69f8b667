import type { Seller } from '@vitrine/shared/contract/frame';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { streetLine } from '../forms/rules/street-line.ts';
import { formatDay } from '../platform/format-time.ts';
import { labelled, sayPaper } from './paper-words.ts';
import { openPaper, type Paper } from './paper.ts';

/** What an order has in a parcel. */
export interface SlipPart {
  order: Order;
  /** CITES annexes by insect. */
  annexes: Map<string, string | null>;
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
 * What lies in the parcels, for who packs and who unpacks them: names, references, grades, CITES annexes; no prices.
 * One sheet a parcel, in the language of its first order; no orders make one empty sheet.
 */
export function packingSlipsPdf({ seller, slips, now }: Slips): Promise<Buffer> {
  const locale: Locale = slips[0]?.order.locale ?? 'en';
  const title = [sayPaper('packingSlip', locale), ...slips.map(referencesOf)].join(' ');
  const paper = openPaper({ title, issuedAt: slips[0]?.order.placedAt ?? now.toISOString(), locale });
  for (const [index, slip] of slips.entries()) {
    if (index > 0) paper.sheet(slip.order.locale);
    writeSlip(paper, seller, slip);
  }
  return paper.finish();
}

/** All that share the parcel, as its label names them. */
const referencesOf = ({ order, others }: Slip) =>
  [order, ...others.map((other) => other.order)].map(({ reference }) => reference).join(' + ');

function writeSlip(paper: Paper, seller: Seller, slip: Slip): void {
  const { order, others } = slip;
  const parts = [slip, ...others];
  const { locale, placedAt, shipping } = order;
  const facts = [
    labelled('ordered', formatDay(placedAt, locale), locale),
    labelled('shipping', shipping.name[locale], locale),
  ];
  paper.row([
    { text: seller.name, x: 0, width: 240, font: 'bold', size: 16 },
    {
      text: `${sayPaper('packingSlip', locale)} ${referencesOf(slip)}`,
      x: 250,
      width: 233,
      align: 'right',
      font: 'bold',
      size: 14,
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
    for (const line of left) writeLine(paper, line, part.annexes.get(line.uuid) ?? null, locale);
  }
  paper.rule();
  if (parts.every((part) => part.order.lines.every((line) => amountLeft(line) <= 0))) {
    paper.row([{ text: sayPaper('nothingToPack', locale), x: 0, width: 483, font: 'bold', size: 13 }]);
  }
  // Who unpacks a gift reads what is written for them, and not what was written to the shop.
  const gifts = parts.flatMap((part) => part.order.gift ?? []);
  for (const { note } of gifts) writeNote(paper, note, locale);
  if (gifts.length > 0) return;
  for (const { remarks } of parts.map((part) => part.order)) {
    if (remarks !== '') paper.row([{ text: labelled('remarks', remarks, locale), x: 0, width: 483 }]);
  }
}

/** Which of the orders in a parcel the lines below it are of. */
function writeHeading(paper: Paper, { order: { reference, placedAt } }: SlipPart, locale: Locale): void {
  const ordered = labelled('ordered', formatDay(placedAt, locale), locale);
  paper.rule();
  paper.row([{ text: `${reference} · ${ordered}`, x: 0, width: 483, font: 'bold' }]);
}

/** How many of a line were not withdrawn from. */
const amountLeft = (line: Order['lines'][number]) => line.amount - (line.withdrawnAmount ?? 0);

function writeLine(paper: Paper, line: Order['lines'][number], annex: string | null, locale: Locale): void {
  const label = [
    line.reference,
    sayPaper('grade', locale, { quality: line.quality }),
    annex ? sayPaper('annex', locale, { annex }) : '',
  ];
  paper.rule();
  paper.row([
    { text: `${amountLeft(line)} ×`, x: 0, width: 40, font: 'bold', size: 13 },
    { text: line.name, x: 45, width: 430, font: line.isMixed ? 'plain' : 'name', size: 13 },
  ]);
  paper.row([{ text: label.filter(Boolean).join(' · '), x: 45, width: 430 }]);
}

function writeNote(paper: Paper, note: string, locale: Locale): void {
  if (note === '') return;
  paper.space(18);
  paper.row([{ text: sayPaper('giftNote', locale), x: 0, width: 483, font: 'bold' }]);
  paper.row([{ text: note, x: 0, width: 483, size: 13 }]);
}

function addressee({ address, locale }: Order): string {
  const { company, firstname, lastname, postalCode, city, country } = address;
  return [
    company,
    `${firstname} ${lastname}`,
    streetLine(address),
    `${postalCode} ${city}`,
    formatCountry(country, locale),
  ]
    .filter(Boolean)
    .join('\n');
}
