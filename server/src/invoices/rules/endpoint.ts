import type { InvoiceFacts } from './invoice-facts.ts';

/** A participant's address in the Peppol network, by the code list EAS. */
export interface Endpoint {
  scheme: string;
  id: string;
}

/** The Belgian enterprise number in the network: scheme 0208, ten figures. */
export function belgianEndpoint(number: string): Endpoint | null {
  const digits = number.replace(/\D/g, '');
  return /^[01]\d{9}$/.test(digits) ? { scheme: '0208', id: digits } : null;
}

/**
 * Where an invoice goes over Peppol: to a Belgian business from a Belgian seller with a VAT number (Belgian VAT Code, art.
 * 53, § 2bis, since 1 January 2026). Null for everybody else. Whether the business is in the network, the access point says.
 */
export function eInvoiceReceiver({ seller, vatNumber }: InvoiceFacts): Endpoint | null {
  const isSeller =
    seller.country === 'BE' && seller.vatNumber !== '' && belgianEndpoint(seller.companyNumber);
  if (!isSeller || !/^\s*BE/i.test(vatNumber)) return null;
  return belgianEndpoint(vatNumber);
}
