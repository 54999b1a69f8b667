import { belgianEndpoint, type Endpoint } from './endpoint.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

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
