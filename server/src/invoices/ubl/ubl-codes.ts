import type { InvoiceFacts } from '../rules/invoice-facts.ts';
import type { Treatment } from '../rules/paper-tax.ts';

interface TaxCategory {
  /** UNCL 5305, as EN 16931 narrows it. */
  id: 'S' | 'E' | 'G' | 'K';
  /** Why there is no VAT (code list VATEX); a scheme without a code of its own says it in words alone. */
  reason?: string;
}

/**
 * How a treatment is told to a machine. Margin goods are exempt with their own reason; the small enterprise has none in
 * the list. Sources: EN 16931-1, code lists of 2024; Peppol BIS Billing 3, rules P0104 to P0111.
 */
export const TAX_CATEGORIES: Record<Treatment, TaxCategory> = {
  belgian: { id: 'S' },
  oss: { id: 'S' },
  'united-kingdom': { id: 'S' },
  exempt: { id: 'E' },
  margin: { id: 'E', reason: 'VATEX-EU-J' },
  export: { id: 'G', reason: 'VATEX-EU-G' },
  'intra-community': { id: 'K', reason: 'VATEX-EU-IC' },
};

/** How it was paid, by UNCL 4461: cash, SEPA credit transfer, credit card, bank card, online payment service. */
export function paymentCode({ paymentMethod, isPaidInCash, bank }: InvoiceFacts): string {
  if (isPaidInCash) return '10';
  // A transfer must name its account (BR-61); 1 is “not defined”.
  if (paymentMethod === 'banktransfer') return bank?.iban ? '58' : '1';
  if (paymentMethod === 'creditcard') return '54';
  return paymentMethod === 'bancontact' ? '48' : '68';
}
