import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import { totalVat } from '@vitrine/shared/contract/orders/tax/vat-terms';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { formatCountry, formatLongMoment, formatMoney } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { unlinked } from '../forms/rules/web-address.ts';
import { sayMail } from './say-mail.ts';

type Row = [term: string, value: string];

/** Mails go to who ordered; a parcel may go to somebody else. */
export function greeting({ locale, address: parcel, invoiceAddress }: Order): string {
  const address = invoiceAddress ?? parcel;
  return sayMail('part.greeting', locale, {
    name: unlinked(`${address.firstname} ${address.lastname}`),
  });
}

/** What stands under an insect's name: reference and grade. */
export function lineDetails(line: { reference: string; quality: string }, locale: Locale): string {
  return `${line.reference} · ${sayMail('part.grade', locale, { quality: line.quality })}`;
}

/** A label and what follows it, its space or line break included. */
export const labelled = (label: string, rest: string, locale: Locale) =>
  sayMail('part.label', locale, { label }) + rest;

/** A cancelled order brings no parcel, and there is nothing left to withdraw from. */
export const isDelivered = ({ orderState }: Order) => orderState !== 'cancelled';

/**
 * When the parcel is expected; until it is paid, how long that takes, and where the way of shipping does not say, what the
 * law sets (Directive 2011/83/EU, article 18). Empty once it has left or is there.
 */
export function expectedWords(order: Order): string {
  const { locale, expected, shipping, fulfilmentState, paymentState } = order;
  if (order.isTakenAlong) return '';
  if (expected) return formatExpected(expected, locale);
  const isUnpaid = paymentState === 'open' || paymentState === 'pending';
  if (isUnpaid && shipping.days) return sayMail('part.workingDays', locale, shipping.days);
  const isHere = fulfilmentState === 'waiting' || fulfilmentState === 'preparing';
  return isHere ? sayMail('part.withinMonth', locale) : '';
}

export function totals(order: Order): Row[] {
  const { locale, goodsCents, shipping, totalCents, vatCents } = order;
  return [
    [sayMail('part.goods', locale), formatMoney(goodsCents, locale)],
    [
      `${sayMail('part.shipping', locale)} (${shipping.name[locale]})`,
      formatMoney(shipping.priceCents, locale),
    ],
    [sayMail(TOTAL_OF[totalVat(order)], locale), formatMoney(totalCents, locale)],
    ...(vatCents > 0 ? [[sayMail('part.vat', locale), formatMoney(vatCents, locale)] satisfies Row] : []),
  ];
}

const TOTAL_OF = {
  included: 'part.total',
  none: 'part.totalNoVat',
  margin: 'part.totalOnly',
  'partly-margin': 'part.totalOnly',
} as const;

/** What there is to know of the taxes of an order's total, and what may come on top (Directive 2011/83/EU, article 6(1)(e)). */
export function taxNotes({ locale, mentions = [], address: { country, postalCode } }: Order): string[] {
  const { vat, customs } = territoryOf(country, postalCode);
  const isBritish = mentions.includes('united-kingdom');
  const onArrival = customs === 'outside' ? 'part.duty' : 'part.localTax';
  return [
    ...(mentions.includes('margin') ? [sayMail('part.margin', locale)] : []),
    ...(isBritish ? [sayMail('part.british', locale)] : []),
    ...(vat === 'outside' && !isBritish ? [sayMail(onArrival, locale)] : []),
  ];
}

/** How to transfer the money; empty when there is nothing to transfer. */
export function transferRows({ locale, bankTransfer, totalCents }: Order): Row[] {
  if (!bankTransfer) return [];
  const { iban, bic } = bankTransfer;
  return [
    [sayMail('part.beneficiary', locale), bankTransfer.beneficiary],
    [sayMail('part.account', locale), bic ? `${iban} (${bic})` : iban],
    [sayMail('part.amount', locale), formatMoney(totalCents, locale)],
    [sayMail('part.communication', locale), bankTransfer.communication],
    bankTransfer.weekUntil === undefined
      ? [sayMail('part.payBefore', locale), formatLongMoment(bankTransfer.payBefore, locale)]
      : [sayMail('part.reservedUntil', locale), formatLongMoment(bankTransfer.payBefore, locale)],
  ];
}

export function addressLines({ address, locale }: Order): string[] {
  const typed = [`${address.firstname} ${address.lastname}`, address.company, ...placeLines(address)];
  return [...typed.map(unlinked), formatCountry(address.country, locale)].filter(Boolean);
}

/**
 * Who sells: name and legal form, address, numbers with the court of the register, and how to reach them (Directive
 * 2011/83/EU, article 6; Belgian Code of Companies, art. 2:20).
 */
export function sellerLines(seller: Seller, locale: Locale): string[] {
  const numbers: Row[] = [
    [sayMail('part.companyNumber', locale), inOneLine(seller.companyNumber)],
    [sayMail('part.court', locale), seller.court ?? ''],
    [sayMail('part.vatNumber', locale), inOneLine(seller.vatNumber)],
  ];
  return [
    [seller.name, seller.legalForm].filter(Boolean).join(' '),
    seller.street && [...placeLines(seller), formatCountry(seller.country, locale)].join(', '),
    [seller.email, inOneLine(seller.phone)].filter(Boolean).join(' · '),
    numbers
      .filter(([, value]) => value)
      .map((row) => row.join(' '))
      .join(' · '),
  ].filter(Boolean);
}

/** A number of several groups, which no line's end takes apart. */
const inOneLine = (number: string) => number.replaceAll(' ', '\u00A0');

/** The address of a stored picture for a mail, in the smallest file that is at least so many pixels wide. */
export function pictureUrl({ hash, widths }: Picture, publicUrl: string, pixels: number): string {
  const width = widths.find((px) => px >= pixels) ?? widths.at(-1) ?? pixels;
  return `${publicUrl}/pictures/${hash}-${width}.jpg`;
}
