import type { Locale } from '@vitrine/shared/contract/locale';

/** What stands on the buttons of the way from the footer to the newsletter. */
export const NEWSLETTER: Record<
  Locale,
  Record<'region' | 'send' | 'asked' | 'yes' | 'done' | 'no' | 'ended', string>
> = {
  en: {
    region: 'Newsletter',
    send: 'Sign up',
    asked: 'We have sent you an e-mail',
    yes: 'Yes, please',
    done: 'Registered to our newsletter',
    no: 'No, delete my address',
    ended: 'You are unsubscribed',
  },
  nl: {
    region: 'Nieuwsbrief',
    send: 'Inschrijven',
    asked: 'We hebben je een e-mail gestuurd',
    yes: 'Ja, graag',
    done: 'Je bent ingeschreven voor onze nieuwsbrief',
    no: 'Nee, wis mijn adres',
    ended: 'Je bent uitgeschreven',
  },
  fr: {
    region: 'Lettre d’information',
    send: 'S’inscrire',
    asked: 'Nous vous avons envoyé un e-mail',
    yes: 'Oui, volontiers',
    done: 'Votre inscription est enregistrée',
    no: 'Non, effacez mon adresse',
    ended: 'Votre désinscription est enregistrée',
  },
};

/** The page that a mail's link leads to. */
export function linkIn(mail: string): string {
  return new URL(/http:\/\/\S+\/(?:subscription|inschrijving|abonnement)\/[\w-]{43}/.exec(mail)?.[0] ?? '')
    .pathname;
}
