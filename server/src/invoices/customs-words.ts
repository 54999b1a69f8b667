/**
 * What the forms CN 22 and CN 23 of the Universal Postal Union say, in its two languages whoever buys: English, and the
 * French that every post reads.
 */
export const CUSTOMS_WORDS = {
  title: ['Customs declaration', 'Déclaration en douane'],
  opened: ['May be opened officially', 'Peut être ouvert d’office'],
  from: ['From (sender)', 'De (expéditeur)'],
  to: ['To (addressee)', 'À (destinataire)'],
  contents: ['Detailed description of contents', 'Description détaillée du contenu'],
  quantity: ['Quantity', 'Quantité'],
  netWeight: ['Net weight (kg)', 'Poids net (kg)'],
  value: ['Value (EUR)', 'Valeur (EUR)'],
  code: ['HS tariff number', 'N° tarifaire du SH'],
  origin: ['Country of origin', 'Pays d’origine'],
  totalValue: ['Total value', 'Valeur totale'],
  totalWeight: ['Total gross weight (kg)', 'Poids brut total (kg)'],
  category: ['Category of item', 'Catégorie de l’envoi'],
  sale: ['Sale of goods', 'Vente de marchandises'],
  postage: ['Postal charges', 'Frais de port'],
  sendersReference: ['Sender’s customs reference (EORI)', 'Référence en douane de l’expéditeur (EORI)'],
  britishVat: ['Sender’s British VAT number', 'N° de TVA britannique de l’expéditeur'],
  importersReference: ['Addressee’s VAT number', 'N° de TVA du destinataire'],
  certificates: ['Certificates', 'Certificats'],
  invoice: ['Invoice, order', 'Facture, commande'],
  certify: [
    'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
    'Je certifie que les renseignements donnés dans la présente déclaration en douane sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière.',
  ],
  signature: ['Date and sender’s signature', 'Date et signature de l’expéditeur'],
  specimen: ['Dead insect, prepared, for a collection', 'Insecte mort, préparé, pour une collection'],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

export type CustomsWord = keyof typeof CUSTOMS_WORDS;
