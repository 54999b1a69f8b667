import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import { plainVatNumber } from '../forms/rules/vat-number.ts';
import { judgedByName, type VatCheck, type VatRegister } from '../shop/index.ts';

interface VatQuestion {
  vatNumber: string;
  /** Whose number it is to be. */
  company: string;
  address: { country: string; postalCode: string };
}

/**
 * What the register says of an order's number. It is asked where that decides something: goods go to another member
 * state, without VAT to a business of another one, with Belgian VAT to a Belgian business (Directive 2006/112/EC, articles
 * 138 and 32); else null. Numbers are public: who names no firm is not asked about, and another's is not theirs.
 */
export async function checkVat(
  register: VatRegister,
  { vatNumber, company, address }: VatQuestion,
): Promise<VatCheck | null> {
  const { vatCountry } = territoryOf(address.country, address.postalCode);
  const number = plainVatNumber(vatNumber);
  const isAsked = number !== '' && company !== '' && vatCountry !== null && vatCountry !== 'BE';
  return isAsked ? judgedByName(await register.check(number), company) : null;
}
