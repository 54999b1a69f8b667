import type { Localized } from '@vitrine/shared/contract/locale';

/** The words that every mail about an order shares. `{name}` and the like are filled in. */
export const MAIL_WORDS = {
  greeting: { en: 'Dear {name},', nl: 'Beste {name},', fr: 'Bonjour {name},' },
  order: { en: 'Order', nl: 'Bestelling', fr: 'Commande' },
  grade: { en: 'grade {quality}', nl: 'kwaliteit {quality}', fr: 'qualité {quality}' },
  goods: { en: 'Insects', nl: 'Insecten', fr: 'Insectes' },
  shipping: { en: 'Shipping', nl: 'Verzending', fr: 'Livraison' },
  total: { en: 'Total, VAT included', nl: 'Totaal, btw inbegrepen', fr: 'Total, TVA comprise' },
  totalNoVat: { en: 'Total, no VAT charged', nl: 'Totaal, zonder btw', fr: 'Total, sans TVA' },
  vat: { en: 'of which VAT', nl: 'waarvan btw', fr: 'dont TVA' },
  deliveredTo: { en: 'Delivery to', nl: 'Levering aan', fr: 'Livraison à' },
  openOrder: { en: 'See your order', nl: 'Bekijk je bestelling', fr: 'Voir votre commande' },
  beneficiary: { en: 'Beneficiary', nl: 'Begunstigde', fr: 'Bénéficiaire' },
  account: { en: 'Account', nl: 'Rekening', fr: 'Compte' },
  communication: { en: 'Communication', nl: 'Mededeling', fr: 'Communication' },
  amount: { en: 'Amount', nl: 'Bedrag', fr: 'Montant' },
  scan: {
    en: 'Or scan this code with your banking app.',
    nl: 'Of scan deze code met je bankapp.',
    fr: 'Ou scannez ce code avec l’application de votre banque.',
  },
  scanned: {
    en: 'Code with the facts of this transfer',
    nl: 'Code met de gegevens van deze overschrijving',
    fr: 'Code reprenant les données de ce virement',
  },
  track: { en: 'Follow your parcel', nl: 'Volg je pakje', fr: 'Suivre votre colis' },
  trackingNumber: { en: 'Tracking number', nl: 'Volgnummer', fr: 'Numéro de suivi' },
  payBefore: { en: 'Before', nl: 'Vóór', fr: 'Avant le' },
  withdrawal: {
    en: 'You may withdraw from this contract within 14 days after you receive the last parcel, without giving a reason.',
    nl: 'Je mag deze overeenkomst herroepen tot 14 dagen nadat je het laatste pakje ontving, zonder opgave van reden.',
    fr: 'Vous pouvez vous rétracter de ce contrat dans les 14 jours suivant la réception du dernier colis, sans donner de motif.',
  },
  withdraw: {
    en: 'Withdraw from contract here',
    nl: 'Hier de overeenkomst herroepen',
    fr: 'Renoncer au contrat ici',
  },
  guarantee: {
    en: 'The legal guarantee of two years applies to every insect.',
    nl: 'Op elk insect geldt de wettelijke garantie van twee jaar.',
    fr: 'La garantie légale de deux ans s’applique à chaque insecte.',
  },
  conditions: { en: 'General conditions', nl: 'Algemene voorwaarden', fr: 'Conditions générales' },
  attached: {
    en: 'The conditions that hold for this order are attached: keep them with it.',
    nl: 'De voorwaarden die voor deze bestelling gelden, zitten als bijlage bij deze mail: bewaar ze samen.',
    fr: 'Les conditions qui s’appliquent à cette commande sont jointes à cet e-mail : conservez-les ensemble.',
  },
  companyNumber: { en: 'Company number', nl: 'Ondernemingsnummer', fr: 'Numéro d’entreprise' },
  vatNumber: { en: 'VAT', nl: 'Btw', fr: 'TVA' },
} as const satisfies Record<string, Localized>;
