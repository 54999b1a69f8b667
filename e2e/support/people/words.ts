import type { Locale } from '@vitrine/shared/contract/locale';

/** What a shopper reads on the way to an order. */
export const WORDS: Record<Locale, Record<Word, string>> = {
  en: {
    addToCart: 'Add to cart',
    toCheckout: 'To the checkout',
    email: 'E-mail',
    firstname: 'First name',
    lastname: 'Family name',
    street: 'Street',
    houseNumber: 'House number',
    postalCode: 'Postal code',
    city: 'Town or city',
    conditions: 'I accept the',
    order: 'Order with obligation to pay',
    pay: 'Pay',
    paid: 'Thank you, your payment has arrived',
    overStock: 'Cannot be added, you would exceed stock',
    close: 'Close',
    soldOut: 'Sold out',
  },
  nl: {
    addToCart: 'In winkelwagen',
    toCheckout: 'Afrekenen',
    email: 'E-mail',
    firstname: 'Voornaam',
    lastname: 'Familienaam',
    street: 'Straat',
    houseNumber: 'Nummer (en bus)',
    postalCode: 'Postcode',
    city: 'Plaats',
    conditions: 'Ik aanvaard de',
    order: 'Bestelling met betalingsverplichting',
    pay: 'Betalen',
    paid: 'Dank je, je betaling is aangekomen',
    overStock: 'Kan niet worden toegevoegd, je zou de voorraad overschrijden',
    close: 'Sluiten',
    soldOut: 'Uitverkocht',
  },
  fr: {
    addToCart: 'Ajouter au panier',
    toCheckout: 'Commander',
    email: 'E-mail',
    firstname: 'Prénom',
    lastname: 'Nom de famille',
    street: 'Rue',
    houseNumber: 'Numéro (et boîte)',
    postalCode: 'Code postal',
    city: 'Ville ou commune',
    conditions: 'J’accepte les',
    order: 'Commande avec obligation de paiement',
    pay: 'Payer',
    paid: 'Merci, votre paiement est arrivé',
    overStock: 'Ajout impossible, vous dépasseriez le stock',
    close: 'Fermer',
    soldOut: 'Épuisé',
  },
};
type Word =
  | 'addToCart'
  | 'toCheckout'
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'street'
  | 'houseNumber'
  | 'postalCode'
  | 'city'
  | 'conditions'
  | 'order'
  | 'pay'
  | 'paid'
  | 'overStock'
  | 'close'
  | 'soldOut';
