import type { Localized } from '@vitrine/shared/contract/locale';

/** The words of the mails of the contact form. `{name}` and `{subject}` are filled in. */
export const CONTACT_WORDS = {
  subject: { en: 'Contact: {subject}', nl: 'Contact: {subject}', fr: 'Contact : {subject}' },
  noSubject: { en: 'message from {name}', nl: 'bericht van {name}', fr: 'message de {name}' },
  from: {
    en: '{name} ({email}) wrote through the contact form. An answer to this mail goes to them.',
    nl: '{name} ({email}) schreef via het contactformulier. Een antwoord op deze mail gaat naar hen.',
    fr: '{name} ({email}) a écrit par le formulaire de contact. Une réponse à ce message lui parviendra.',
  },
  receivedSubject: {
    en: 'We have received your message',
    nl: 'We hebben je bericht ontvangen',
    fr: 'Nous avons bien reçu votre message',
  },
  received: {
    en: 'Thank you for writing. Somebody who knows the drawers will read your message and answer it, usually within two working days.',
    nl: 'Bedankt voor je bericht. Iemand die de laden kent leest het en antwoordt, meestal binnen twee werkdagen.',
    fr: 'Merci de nous avoir écrit. Quelqu’un qui connaît les tiroirs lira votre message et y répondra, en général sous deux jours ouvrables.',
  },
  receivedNote: {
    en: 'If you did not write to us, somebody gave your address by mistake. You need not do anything.',
    nl: 'Schreef je ons niet, dan heeft iemand per vergissing jouw adres opgegeven. Je hoeft niets te doen.',
    fr: 'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur. Il n’y a rien à faire.',
  },
} as const satisfies Record<string, Localized>;
