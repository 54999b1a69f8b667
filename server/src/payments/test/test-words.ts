import type { Localized } from '@vitrine/shared/contract/locale';

/** The words of the test provider's page. */
export const TEST_WORDS = {
  title: { en: 'Test payment', nl: 'Testbetaling', fr: 'Paiement de test' },
  warning: {
    en: 'This is a test. No money moves, whatever you choose.',
    nl: 'Dit is een test. Er gaat geen geld om, wat je ook kiest.',
    fr: 'Ceci est un test. Aucun argent ne circule, quel que soit votre choix.',
  },
  order: { en: 'Order', nl: 'Bestelling', fr: 'Commande' },
  method: { en: 'Payment method', nl: 'Betaalwijze', fr: 'Mode de paiement' },
  amount: { en: 'Amount', nl: 'Bedrag', fr: 'Montant' },
  question: {
    en: 'How should this payment end?',
    nl: 'Hoe moet deze betaling aflopen?',
    fr: 'Comment ce paiement doit-il se terminer ?',
  },
  decided: {
    en: 'This payment has already been decided.',
    nl: 'Over deze betaling is al beslist.',
    fr: 'Ce paiement est déjà décidé.',
  },
  back: { en: 'Back to the shop', nl: 'Terug naar de winkel', fr: 'Retour à la boutique' },
  unknown: {
    en: 'There is no such test payment.',
    nl: 'Deze testbetaling bestaat niet.',
    fr: 'Ce paiement de test n’existe pas.',
  },
} as const satisfies Record<string, Localized>;

/** What each button does, in the order of the page. */
export const TEST_ACTIONS = {
  pay: { en: 'Pay', nl: 'Betalen', fr: 'Payer' },
  late: { en: 'Pay in 20 seconds', nl: 'Betalen over 20 seconden', fr: 'Payer dans 20 secondes' },
  twice: {
    en: 'Pay, and tell the shop twice',
    nl: 'Betalen, en het de winkel twee keer melden',
    fr: 'Payer et prévenir la boutique deux fois',
  },
  silent: {
    en: 'Pay, and do not tell the shop',
    nl: 'Betalen, en het de winkel niet melden',
    fr: 'Payer sans prévenir la boutique',
  },
  fail: { en: 'Fail', nl: 'Laten mislukken', fr: 'Faire échouer' },
  cancel: { en: 'Cancel', nl: 'Annuleren', fr: 'Annuler' },
  expire: { en: 'Let it expire', nl: 'Laten verlopen', fr: 'Laisser expirer' },
} as const satisfies Record<string, Localized>;

export type TestAction = keyof typeof TEST_ACTIONS;
