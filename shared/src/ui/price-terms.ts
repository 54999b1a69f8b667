import type { Locale } from '../contract/locale.ts';
import type { VatTerms } from '../contract/vat.ts';

/** What prices hold and what comes on top; the words in brackets lead to what shipping costs. */
export const PRICE_TERMS: Record<Locale, Record<VatTerms | 'unknown', string>> = {
  en: {
    included: 'VAT included, [shipping] excluded.',
    exempt: 'No VAT charged (small-business exemption), [shipping] excluded.',
    export: 'No VAT charged to this country, [shipping] excluded. Import VAT and duty may be due on arrival.',
    unknown: '[Shipping] excluded.',
  },
  nl: {
    included: 'Btw inbegrepen, [verzending] niet.',
    exempt: 'Zonder btw (vrijstelling voor kleine ondernemingen), [verzending] niet inbegrepen.',
    export:
      'Zonder btw naar dit land, [verzending] niet inbegrepen. Bij aankomst kunnen invoer-btw en invoerrechten verschuldigd zijn.',
    unknown: '[Verzending] niet inbegrepen.',
  },
  fr: {
    included: 'TVA comprise, [frais de livraison] en sus.',
    exempt: 'Sans TVA (franchise des petites entreprises), [frais de livraison] en sus.',
    export:
      'Sans TVA vers ce pays, [frais de livraison] en sus. À l’arrivée, TVA à l’importation et droits de douane peuvent être dus.',
    unknown: '[Frais de livraison] en sus.',
  },
};
