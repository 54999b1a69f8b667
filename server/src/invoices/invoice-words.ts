import type { Localized } from '@vitrine/shared/contract/locale';
import type { InvoiceFacts } from '../rules/invoice-facts.ts';
import { isInEuropeanUnion } from '../rules/countries.ts';

/** The words of invoices, credit notes and packing slips. `{number}` and the like are filled in. */
export const INVOICE_WORDS = {
  invoice: { en: 'Invoice', nl: 'Factuur', fr: 'Facture' },
  'credit-note': { en: 'Credit note', nl: 'Creditnota', fr: 'Note de crédit' },
  packingSlip: { en: 'Packing slip', nl: 'Pakbon', fr: 'Bon de livraison' },
  number: { en: 'Number', nl: 'Nummer', fr: 'Numéro' },
  date: { en: 'Date', nl: 'Datum', fr: 'Date' },
  order: { en: 'Order', nl: 'Bestelling', fr: 'Commande' },
  ordered: { en: 'Ordered on', nl: 'Besteld op', fr: 'Commandé le' },
  corrects: {
    en: 'Corrects invoice {number} of {date}',
    nl: 'Verbetert factuur {number} van {date}',
    fr: 'Rectifie la facture {number} du {date}',
  },
  billedTo: { en: 'To', nl: 'Aan', fr: 'À' },
  companyNumber: { en: 'Company number', nl: 'Ondernemingsnummer', fr: 'Numéro d’entreprise' },
  vatNumber: { en: 'VAT number', nl: 'Btw-nummer', fr: 'Numéro de TVA' },
  iban: { en: 'IBAN', nl: 'IBAN', fr: 'IBAN' },
  bic: { en: 'BIC', nl: 'BIC', fr: 'BIC' },
  description: { en: 'Description', nl: 'Omschrijving', fr: 'Description' },
  amount: { en: 'Quantity', nl: 'Aantal', fr: 'Quantité' },
  price: { en: 'Price', nl: 'Prijs', fr: 'Prix' },
  sum: { en: 'Total', nl: 'Totaal', fr: 'Total' },
  grade: { en: 'grade {quality}', nl: 'kwaliteit {quality}', fr: 'qualité {quality}' },
  shipping: { en: 'Shipping', nl: 'Verzending', fr: 'Livraison' },
  other: { en: 'Refund', nl: 'Terugbetaling', fr: 'Remboursement' },
  exclusive: { en: 'Total without VAT', nl: 'Totaal zonder btw', fr: 'Total hors TVA' },
  vat: { en: 'VAT {rate}', nl: 'Btw {rate}', fr: 'TVA {rate}' },
  total: { en: 'Total', nl: 'Totaal', fr: 'Total' },
  credited: { en: 'Total that goes back', nl: 'Totaal dat teruggaat', fr: 'Total remboursé' },
  paid: { en: 'Paid by {method}', nl: 'Betaald met {method}', fr: 'Payé par {method}' },
  exempt: {
    en: 'Special exemption scheme for small enterprises: no VAT charged.',
    nl: 'Bijzondere vrijstellingsregeling kleine ondernemingen: btw niet toepasselijk.',
    fr: 'Régime particulier de franchise des petites entreprises : TVA non applicable.',
  },
  export: {
    en: 'Exempt from VAT: export, article 146 of Directive 2006/112/EC (article 39 of the Belgian VAT Code).',
    nl: 'Vrijgesteld van btw: uitvoer, artikel 39 van het Btw-wetboek (artikel 146 van Richtlijn 2006/112/EG).',
    fr: 'Exonéré de TVA : exportation, article 39 du Code de la TVA (article 146 de la directive 2006/112/CE).',
  },
  oss: {
    en: 'VAT of the country of destination, declared under the Union one-stop shop.',
    nl: 'Btw van het land van bestemming, aangegeven via het eenloketsysteem (OSS) van de Unie.',
    fr: 'TVA du pays de destination, déclarée par le guichet unique (OSS) de l’Union.',
  },
  nothingToPack: {
    en: 'Nothing to pack: all of it was withdrawn from.',
    nl: 'Niets in te pakken: alles is herroepen.',
    fr: 'Rien à emballer : tout a été rétracté.',
  },
  remarks: { en: 'Remarks', nl: 'Opmerkingen', fr: 'Remarques' },
  annex: { en: 'CITES annex {annex}', nl: 'CITES-bijlage {annex}', fr: 'CITES, annexe {annex}' },
  version: {
    en: 'Version {version}, {date}',
    nl: 'Versie {version}, {date}',
    fr: 'Version {version}, {date}',
  },
  page: { en: 'Page {page} of {count}', nl: 'Pagina {page} van {count}', fr: 'Page {page} sur {count}' },
} as const satisfies Record<string, Localized>;

/** The sentence that the law asks for under the amounts, or none. */
export function vatSentence({ vatRegime, address, locale }: InvoiceFacts): string {
  if (vatRegime === 'exempt') return INVOICE_WORDS.exempt[locale];
  if (!isInEuropeanUnion(address.country)) return INVOICE_WORDS.export[locale];
  return vatRegime === 'oss' && address.country !== 'BE' ? INVOICE_WORDS.oss[locale] : '';
}
