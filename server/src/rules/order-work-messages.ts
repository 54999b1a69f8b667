import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says to who works on its orders. */
export const ORDER_WORK_MESSAGES = {
  orderUnknown: {
    en: 'There is no order with this reference.',
    nl: 'Er is geen bestelling met deze referentie.',
    fr: 'Aucune commande ne porte cette référence.',
  },
  ordersUnknown: {
    en: 'One of these orders does not exist, or none of them has such a paper yet.',
    nl: 'Een van deze bestellingen bestaat niet, of er is nog geen enkel document van.',
    fr: 'Une de ces commandes n’existe pas, ou aucune n’a encore de document.',
  },
  mailUnknown: {
    en: 'There is no such mail about this order.',
    nl: 'Er is geen zo’n mail over deze bestelling.',
    fr: 'Aucun e-mail de ce genre ne concerne cette commande.',
  },
  trackingForm: {
    en: 'A tracking number has 6 to 40 letters and digits. Please look at the label again.',
    nl: 'Een trackingnummer telt 6 tot 40 letters en cijfers. Kijk nog eens op het etiket.',
    fr: 'Un numéro de suivi compte de 6 à 40 lettres et chiffres. Vérifiez l’étiquette.',
  },
  trackingDigit: {
    en: 'There is a slip in this number: its check digit does not fit. Please compare it with the label.',
    nl: 'Er zit een fout in dit nummer: het controlecijfer klopt niet. Vergelijk het met het etiket.',
    fr: 'Ce numéro contient une erreur : son chiffre de contrôle ne correspond pas. Comparez-le à l’étiquette.',
  },
  trackingNeeded: {
    en: 'The shopper paid for a tracked parcel. Please type its number.',
    nl: 'De klant betaalde voor een pakje dat te volgen is. Typ het nummer.',
    fr: 'Le client a payé un colis suivi. Saisissez son numéro.',
  },
  trackingTaken: {
    en: 'This number belongs to a parcel of order {reference}.',
    nl: 'Dit nummer is van een pakje van bestelling {reference}.',
    fr: 'Ce numéro est celui d’un colis de la commande {reference}.',
  },
  trackingLink: {
    en: 'The address of the carrier’s page begins with https://.',
    nl: 'Het adres van de pagina van de vervoerder begint met https://.',
    fr: 'L’adresse de la page du transporteur commence par https://.',
  },
  typeReference: {
    en: 'Please type the reference of this order: {reference}.',
    nl: 'Typ de referentie van deze bestelling: {reference}.',
    fr: 'Saisissez la référence de cette commande : {reference}.',
  },
  refundAmount: {
    en: 'This is not an amount in euro, such as 12.50.',
    nl: 'Dit is geen bedrag in euro, zoals 12,50.',
    fr: 'Ce n’est pas un montant en euros ; exemple : 12,50.',
  },
  refundNothing: {
    en: 'Please choose what goes back: insects, shipping, or an amount.',
    nl: 'Kies wat er teruggaat: insecten, verzending of een bedrag.',
    fr: 'Choisissez ce qui est remboursé : insectes, livraison ou un montant.',
  },
  refundLine: {
    en: 'At most {left} of this one can still be refunded.',
    nl: 'Hiervan kunnen er nog hoogstens {left} terugbetaald worden.',
    fr: 'Au plus {left} peuvent encore être remboursés.',
  },
  refundTooMuch: {
    en: 'That makes {amount}, and {left} is left of what was paid.',
    nl: 'Dat maakt {amount}, en van wat betaald is, blijft {left} over.',
    fr: 'Cela fait {amount}, et il reste {left} de ce qui a été payé.',
  },
  refusedAmount: {
    en: 'At most {left} of this one came back.',
    nl: 'Hiervan kwamen er hoogstens {left} terug.',
    fr: 'Au plus {left} sont revenus.',
  },
  transferAmount: {
    en: 'The order comes to {amount}. Money of another amount is not for this order as it is: give it back, or ask the shopper.',
    nl: 'De bestelling bedraagt {amount}. Een ander bedrag past niet bij deze bestelling: stort het terug of vraag het de klant.',
    fr: 'La commande s’élève à {amount}. Un autre montant ne correspond pas : restituez-le ou interrogez le client.',
  },
  transferCommunication: {
    en: 'This is not the reference of this order’s transfer. Please look at the bank statement again.',
    nl: 'Dit is niet de mededeling van deze overschrijving. Kijk nog eens op het rekeninguittreksel.',
    fr: 'Ce n’est pas la communication de ce virement. Vérifiez l’extrait de compte.',
  },
  keyMissing: {
    en: 'Please reload the page and try again.',
    nl: 'Laad de pagina opnieuw en probeer het nog eens.',
    fr: 'Rechargez la page et réessayez.',
  },
  stepTaken: { en: 'Done.', nl: 'Gedaan.', fr: 'C’est fait.' },
  noteKept: { en: 'The note is kept.', nl: 'De notitie is bewaard.', fr: 'La note est conservée.' },
  mailAgain: {
    en: 'The mail is on its way again.',
    nl: 'De mail is opnieuw onderweg.',
    fr: 'L’e-mail repart.',
  },
} as const satisfies Record<string, Localized>;
