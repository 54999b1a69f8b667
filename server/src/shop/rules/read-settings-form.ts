import type { Seller } from '@vitrine/shared/contract/frame';
import {
  SOCIAL_NETWORKS,
  vatRegimeSchema,
  type Bank,
  type SettingsForm,
} from '@vitrine/shared/contract/tools/settings';
import { faultsOnly, lineFault, type FieldError, type FieldErrors } from '../../forms/rules/field-errors.ts';
import { isPhone } from '../../forms/rules/contact-fields.ts';
import { isBic, isIban, spacedIban } from '../../forms/rules/iban.ts';
import { mailAddressError } from '../../forms/rules/mail-address.ts';
import { profileAddress } from './social-link.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { isVatNumber, plainVatNumber } from '../../forms/rules/vat-number.ts';
import type { BritishTerms } from './british-vat.ts';
import type { VatRegime } from './vat.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';

export interface ReadSettings {
  seller: Seller;
  vatRegime: VatRegime;
  bank: Bank;
  /** Null where the form did not say it. */
  british: BritishTerms | null;
}
type Reading = { ok: true; settings: ReadSettings } | { ok: false; errors: FieldErrors };
type Fault = FieldError | null;

const LONGEST = 120;
const LONGEST_LIST = 400;

/** Who sells, how VAT is owed and where money goes, out of what was typed. */
export function readSettingsForm(typed: SettingsForm): Reading {
  const form = tidied(typed);
  const regime = vatRegimeSchema.safeParse(form.vatRegime);
  const links = socialLinks(form);
  const errors = faultsOnly({
    ...{ name: needed(form.name), street: needed(form.street), postalCode: needed(form.postalCode) },
    city: needed(form.city),
    country: isCountry(form.country) ? null : { message: 'choice' },
    companyNumber: companyFault(form),
    legalForm: lineFault(form.legalForm ?? '', LONGEST),
    court: lineFault(form.court ?? '', LONGEST),
    lucid: lineFault(form.lucid ?? '', LONGEST),
    frenchPackaging: lineFault(form.frenchPackaging ?? '', LONGEST),
    fostPlus: lineFault(form.fostPlus ?? '', LONGEST),
    processors: lineFault(form.processors ?? '', LONGEST_LIST),
    vatNumber: vatFault(form),
    eori: eoriFault(form),
    email: mailAddressError(form.email),
    phone: form.phone === '' || isPhone(form.phone) ? null : { message: 'phone' },
    vatRegime: regime.success ? null : { message: 'choice' },
    iban: form.iban === '' || isIban(form.iban) ? null : { message: 'ibanForm' },
    bic: form.bic === '' || isBic(form.bic) ? null : { message: 'bicForm' },
    britishVatNumber: britishFault(form.britishVatNumber ?? ''),
    ...rateFaults(form),
    ...links.faults,
  });
  if (!regime.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const bank = { iban: spacedIban(form.iban), bic: form.bic.toUpperCase().replace(/\s/g, '') };
  const seller = { ...sellerOf(form), socialLinks: links.found };
  return { ok: true, settings: { seller, vatRegime: regime.data, bank, british: britishOf(form) } };
}

function tidied(form: SettingsForm): SettingsForm {
  const { social, ...lines } = form;
  const tidy = Object.entries(lines).map(([name, text]) => [name, tidyLine(text)]);
  // The same names with the same kind of value.
  return { ...(Object.fromEntries(tidy) as Omit<SettingsForm, 'social'>), social };
}

function sellerOf(form: SettingsForm): Omit<Seller, 'socialLinks'> {
  const { name, companyNumber, vatNumber, street, postalCode, city, country, email, phone } = form;
  const {
    legalForm = '',
    court = '',
    lucid = '',
    frenchPackaging = '',
    fostPlus = '',
    processors = '',
    eori = '',
  } = form;
  return {
    ...{ name, street, postalCode, city, country, email, phone },
    companyNumber: country === 'BE' ? dotted(digitsOf(companyNumber)) : companyNumber,
    vatNumber: spacedVatNumber(vatNumber),
    ...(legalForm !== '' && { legalForm }),
    ...(court !== '' && { court }),
    ...(lucid !== '' && { lucid }),
    ...(frenchPackaging !== '' && { frenchPackaging }),
    ...(fostPlus !== '' && { fostPlus }),
    ...(processors !== '' && { processors }),
    ...(eori !== '' && { eori: plainVatNumber(eori) }),
  };
}

function britishOf({
  britishVatNumber,
  euroPerPound,
  poundDay = '',
  poundSource = '',
}: SettingsForm): BritishTerms | null {
  if (britishVatNumber === undefined || euroPerPound === undefined) return null;
  const rate = { euroPerPound: poundOf(euroPerPound) ?? 0, rateDay: poundDay, rateSource: poundSource };
  return { vatNumber: plainVatNumber(britishVatNumber), ...rate };
}

/** A pound, its day and its source are said together, or none of them. */
function rateFaults({ euroPerPound = '', poundDay = '', poundSource }: SettingsForm): Record<string, Fault> {
  if (euroPerPound + poundDay + (poundSource ?? '') === '') return {};
  return {
    euroPerPound: poundOf(euroPerPound) === null ? { message: 'poundForm' } : null,
    poundDay: isDay(poundDay) ? null : { message: 'choice' },
    // Tools of before have no field for it: the rate then counts once it is named.
    poundSource: poundSource === undefined ? null : needed(poundSource),
  };
}

/** Nine figures, or twelve for a branch. Source: HMRC, "Check a UK VAT number". */
function britishFault(typed: string): Fault {
  return typed === '' || /^GB(?:\d{9}|\d{12})$/.test(plainVatNumber(typed))
    ? null
    : { message: 'vatNumberForm' };
}

/** `1.1534` and `1,1534` in ten-thousandths; null when it is no rate that a pound ever had. */
function poundOf(typed: string): number | null {
  const [, whole, rest = ''] = /^([1-2])(?:[.,](\d{1,4}))?$/.exec(typed) ?? [];
  return whole === undefined ? null : Number(whole + rest.padEnd(4, '0'));
}

const isDay = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));

function needed(text: string): Fault {
  return text === '' ? { message: 'required' } : lineFault(text, LONGEST);
}

function companyFault({ companyNumber, country }: SettingsForm): Fault {
  if (companyNumber === '') return { message: 'required' };
  if (country !== 'BE') return lineFault(companyNumber, LONGEST);
  // A company number is the VAT number without its country.
  return isVatNumber(`BE${digitsOf(companyNumber)}`) ? null : { message: 'companyNumberForm' };
}

function vatFault({ vatNumber, vatRegime, companyNumber }: SettingsForm): Fault {
  // Who is exempt may have none.
  if (vatNumber === '') return vatRegime === 'exempt' ? null : { message: 'required' };
  if (!isVatNumber(vatNumber)) return { message: 'vatNumberForm' };
  const plain = plainVatNumber(vatNumber);
  const isOther = plain.startsWith('BE') && plain.slice(2) !== digitsOf(companyNumber);
  return isOther ? { message: 'vatNumberOther' } : null;
}

/** A country and up to fifteen letters and figures; in Belgium the company number (Regulation (EU) 2015/2447, annex B). */
function eoriFault({ eori = '', companyNumber, country }: SettingsForm): Fault {
  const plain = plainVatNumber(eori);
  if (plain === '') return null;
  if (!/^[A-Z]{2}[A-Z\d]{1,15}$/.test(plain)) return { message: 'eoriForm' };
  const isOther = country === 'BE' && plain.startsWith('BE') && plain.slice(2) !== digitsOf(companyNumber);
  return isOther ? { message: 'eoriOther' } : null;
}

/** Old company numbers have nine figures; the tenth is a zero before them. */
function digitsOf(companyNumber: string): string {
  const digits = companyNumber.replace(/[\s.]/g, '').replace(/^BE/i, '');
  return /^\d{9}$/.test(digits) ? `0${digits}` : digits;
}

const dotted = (digits: string) => digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');

function spacedVatNumber(typed: string): string {
  const plain = plainVatNumber(typed);
  return plain.startsWith('BE') ? `BE ${dotted(plain.slice(2))}` : plain;
}

function socialLinks({ social }: SettingsForm) {
  const found: Seller['socialLinks'] = [];
  const faults: Record<string, Fault> = {};
  for (const network of SOCIAL_NETWORKS) {
    const typed = social[network].trim();
    if (typed === '') continue;
    const url = profileAddress(network, typed);
    if (url) found.push({ network, url });
    else faults[`social.${network}`] = { message: 'profileForm', values: { network } };
  }
  return { found, faults };
}
