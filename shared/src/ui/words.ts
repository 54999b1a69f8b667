import type { PaymentMethod } from '../contract/frame.ts';
import type { Locale } from '../contract/locale.ts';

/** The few fixed words of a specimen's label. All other texts come to a component as properties. */
interface Words {
  oneOnly: string;
  soldOut: string;
  held: string;
  localityUnknown: string;
  reference: string;
  /** Of a butterfly or moth on a card: unspread, and mostly in paper. */
  papered: string;
  inStock: (amount: number) => string;
  pictureFollows: string;
  now: string;
  lowestBefore: string;
  payment: Record<PaymentMethod, string>;
}

const BRANDS = { bancontact: 'Bancontact', ideal: 'iDEAL', paypal: 'PayPal', paysafecard: 'paysafecard' };

const en: Words = {
  oneOnly: 'one only',
  soldOut: 'Sold out',
  held: 'Reserved for someone',
  localityUnknown: 'locality unknown',
  reference: 'no.',
  papered: 'papered or unspread',
  inStock: (amount) => `${amount} in stock`,
  pictureFollows: 'picture follows',
  now: 'Now',
  lowestBefore: 'Lowest price of the 30 days before the reduction',
  payment: { ...BRANDS, banktransfer: 'Bank transfer', creditcard: 'Credit card' },
};

const nl: Words = {
  oneOnly: 'enig exemplaar',
  soldOut: 'Uitverkocht',
  held: 'Gereserveerd voor iemand',
  localityUnknown: 'vindplaats onbekend',
  reference: 'nr.',
  papered: 'in papillot of niet gespreid',
  inStock: (amount) => `${amount} op voorraad`,
  pictureFollows: 'foto volgt',
  now: 'Nu',
  lowestBefore: 'Laagste prijs van de 30 dagen voor de prijsverlaging',
  payment: { ...BRANDS, banktransfer: 'Overschrijving', creditcard: 'Kredietkaart' },
};

const fr: Words = {
  oneOnly: 'pièce unique',
  soldOut: 'Épuisé',
  held: 'Réservé pour quelqu’un',
  localityUnknown: 'localité inconnue',
  reference: 'nº',
  papered: 'en papillote ou non étalé',
  inStock: (amount) => `${amount} en stock`,
  pictureFollows: 'photo à venir',
  now: 'Maintenant',
  lowestBefore: 'Prix le plus bas des 30 jours précédant la réduction',
  payment: { ...BRANDS, banktransfer: 'Virement bancaire', creditcard: 'Carte de crédit' },
};

export const WORDS: Record<Locale, Words> = { en, nl, fr };
