import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says about subscriptions and messages that it took in. */
export const SUBSCRIPTION_MESSAGES = {
  asked: {
    en: 'We have sent you a mail. Open the link in it to confirm.',
    nl: 'We hebben je een mail gestuurd. Open de link erin om te bevestigen.',
    fr: 'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer.',
  },
  confirmedNewsletter: {
    en: 'Registered to our newsletter.',
    nl: 'Je bent ingeschreven voor onze nieuwsbrief.',
    fr: 'Votre inscription à notre lettre d’information est enregistrée.',
  },
  confirmedRestock: {
    en: 'We will write to you when one comes in.',
    nl: 'We schrijven je zodra er een binnenkomt.',
    fr: 'Nous vous écrirons dès qu’il en arrive un.',
  },
  contact: {
    en: 'Contact request was sent to our team.',
    nl: 'Je vraag is naar ons team verstuurd.',
    fr: 'Votre demande a été envoyée à notre équipe.',
  },
} as const satisfies Record<string, Localized>;
