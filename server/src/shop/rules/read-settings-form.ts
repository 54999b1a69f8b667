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
import type { VatRegime } from './vat.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';

export interface ReadSettings {
  seller: Seller;
  vatRegime: VatRegime;
  bank: Bank;
}
type Reading = { ok: true; settings: ReadSettings } | { ok: false; errors: FieldErrors };
type Fault = FieldError | null;

const LONGEST = 120;

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
    vatNumber: vatFault(form),
    email: mailAddressError(form.email),
    phone: form.phone === '' || isPhone(form.phone) ? null : { message: 'phone' },
    vatRegime: regime.success ? null : { message: 'choice' },
    iban: form.iban === '' || isIban(form.iban) ? null : { message: 'ibanForm' },
    bic: form.bic === '' || isBic(form.bic) ? null : { message: 'bicForm' },
    ...links.faults,
  });
  if (!regime.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const bank = { iban: spacedIban(form.iban), bic: form.bic.toUpperCase().replace(/\s/g, '') };
  const seller = { ...sellerOf(form), socialLinks: links.found };
  return { ok: true, settings: { seller, vatRegime: regime.data, bank } };
}

function tidied(form: SettingsForm): SettingsForm {
  const { social, ...lines } = form;
  const tidy = Object.entries(lines).map(([name, text]) => [name, tidyLine(text)]);
  // The same names with the same kind of value.
  return { ...(Object.fromEntries(tidy) as Omit<SettingsForm, 'social'>), social };
}

function sellerOf(form: SettingsForm): Omit<Seller, 'socialLinks'> {
  const { name, companyNumber, vatNumber, street, postalCode, city, country, email, phone } = form;
  return {
    ...{ name, street, postalCode, city, country, email, phone },
    companyNumber: country === 'BE' ? dotted(digitsOf(companyNumber)) : companyNumber,
    vatNumber: spacedVatNumber(vatNumber),
  };
}

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
