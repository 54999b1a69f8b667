import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import { plainVatNumber } from '../forms/rules/vat-number.ts';
import type { VatCheck, VatRegister } from '../shop/index.ts';

/**
 * What the register says of an order's number. It is asked where that decides something: goods go to another member
 * state, without VAT to a business of another one, with Belgian VAT to a Belgian business (Directive 2006/112/EC, articles
 * 138 and 32); else null.
 */
export async function checkVat(
  register: VatRegister,
  { vatNumber, address }: { vatNumber: string; address: { country: string; postalCode: string } },
): Promise<VatCheck | null> {
  const { vatCountry } = territoryOf(address.country, address.postalCode);
  const number = plainVatNumber(vatNumber);
  return number !== '' && vatCountry !== null && vatCountry !== 'BE' ? register.check(number) : null;
}
