import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Order } from '@vitrine/shared/contract/order';
import { fillText } from '../rules/fill-text.ts';
import { streetLine } from '../rules/street-line.ts';
import { formatEuro } from '../rules/format-euro.ts';
import { formatDay } from '../rules/format-time.ts';
import { MAIL_WORDS } from './mail-words.ts';

type Row = [term: string, value: string];

export function greeting({ locale, address }: Order): string {
  return fillText(MAIL_WORDS.greeting[locale], { name: `${address.firstname} ${address.lastname}` });
}

/** What stands under an insect's name: reference and grade. */
export function lineDetails(line: Order['lines'][number], locale: Locale): string {
  return `${line.reference} · ${fillText(MAIL_WORDS.grade[locale], { quality: line.quality })}`;
}

/** A label and what follows it, its space or line break included; French puts a space before the colon. */
export const labelled = (label: string, rest: string, locale: Locale) =>
  `${label}${locale === 'fr' ? '\u00a0' : ''}:${rest}`;

/** A cancelled order brings no parcel, and there is nothing left to withdraw from. */
export const isDelivered = ({ orderState }: Order) => orderState !== 'cancelled';

export function totals({ locale, goodsCents, shipping, totalCents, vatCents }: Order): Row[] {
  return [
    [MAIL_WORDS.goods[locale], formatEuro(goodsCents, locale)],
    [`${MAIL_WORDS.shipping[locale]} (${shipping.name[locale]})`, formatEuro(shipping.priceCents, locale)],
    [MAIL_WORDS[vatCents > 0 ? 'total' : 'totalNoVat'][locale], formatEuro(totalCents, locale)],
    ...(vatCents > 0 ? [[MAIL_WORDS.vat[locale], formatEuro(vatCents, locale)] satisfies Row] : []),
  ];
}

/** How to transfer the money; empty when there is nothing to transfer. */
export function transferRows({ locale, bankTransfer, totalCents }: Order): Row[] {
  if (!bankTransfer) return [];
  const { iban, bic } = bankTransfer;
  return [
    [MAIL_WORDS.beneficiary[locale], bankTransfer.beneficiary],
    [MAIL_WORDS.account[locale], bic ? `${iban} (${bic})` : iban],
    [MAIL_WORDS.amount[locale], formatEuro(totalCents, locale)],
    [MAIL_WORDS.communication[locale], bankTransfer.communication],
    [MAIL_WORDS.payBefore[locale], formatDay(bankTransfer.payBefore, locale)],
  ];
}

export function addressLines({ address, locale }: Order): string[] {
  const name = `${address.firstname} ${address.lastname}`;
  return [
    name,
    address.company,
    streetLine(address),
    `${address.postalCode} ${address.city}`,
    countryName(address.country, locale),
  ].filter(Boolean);
}

const countryName = (code: string, locale: Locale) =>
  code && (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code);

/** Who sells: name, address, numbers and how to reach them (Directive 2011/83/EU, article 6). */
export function sellerLines(seller: Seller, locale: Locale): string[] {
  const numbers: Row[] = [
    [MAIL_WORDS.companyNumber[locale], seller.companyNumber],
    [MAIL_WORDS.vatNumber[locale], seller.vatNumber],
  ];
  return [
    seller.name,
    seller.street &&
      `${seller.street}, ${seller.postalCode} ${seller.city}, ${countryName(seller.country, locale)}`,
    [seller.email, seller.phone].filter(Boolean).join(' · '),
    numbers
      .filter(([, value]) => value)
      .map((row) => row.join(' '))
      .join(' · '),
  ].filter(Boolean);
}
