import type { Localized } from '@vitrine/shared/contract/locale';

/** The words of the mails about money that a bank took back. `{reference}`, `{amount}`, `{day}` are filled in. */
export const CHARGEBACK_WORDS = {
  takenSubject: {
    en: 'The bank took back {amount} of order {reference}',
    nl: 'De bank nam {amount} van bestelling {reference} terug',
    fr: 'La banque a repris {amount} de la commande {reference}',
  },
  reversedSubject: {
    en: '{amount} of order {reference} is yours again',
    nl: '{amount} van bestelling {reference} is weer van jou',
    fr: '{amount} de la commande {reference} vous reviennent',
  },
  taken: {
    en: 'The shopper’s bank took back {amount} of order {reference} on {day}. The shop no longer has this money.',
    nl: 'De bank van de klant nam op {day} {amount} van bestelling {reference} terug. De winkel heeft dat geld niet meer.',
    fr: 'Le {day}, la banque du client a repris {amount} de la commande {reference}. La boutique ne dispose plus de cet argent.',
  },
  here: {
    en: 'Nothing has been sent yet: keep the specimens here until you know more.',
    nl: 'Er is nog niets verzonden: houd de loten hier tot je meer weet.',
    fr: 'Rien n’est encore expédié : gardez les spécimens jusqu’à en savoir plus.',
  },
  sent: {
    en: 'The parcel has left already. Its tracking is your proof that it was sent.',
    nl: 'Het pakje is al vertrokken. De tracking is je bewijs van verzending.',
    fr: 'Le colis est déjà parti. Son suivi prouve l’expédition.',
  },
  reversed: {
    en: 'The bank gave back {amount} of order {reference} on {day}. The order can go on as before.',
    nl: 'De bank gaf op {day} {amount} van bestelling {reference} terug aan de winkel. De bestelling kan gewoon doorgaan.',
    fr: 'Le {day}, la banque a rendu {amount} de la commande {reference} à la boutique. La commande peut suivre son cours.',
  },
  see: { en: 'See the order', nl: 'Naar de bestelling', fr: 'Voir la commande' },
  note: {
    en: 'The shop refunds nothing of it by itself. Whether you can object, and until when, stands in your account at the payment provider.',
    nl: 'De winkel betaalt hiervan zelf niets meer terug. Of je bezwaar kan maken, en tot wanneer, lees je in je account bij de betaalprovider.',
    fr: 'La boutique ne rembourse rien de plus sur ce montant. Votre compte chez le prestataire de paiement indique si vous pouvez contester, et jusqu’à quand.',
  },
} as const satisfies Record<string, Localized>;
