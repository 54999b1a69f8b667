import type { Localized } from '@vitrine/shared/contract/locale';

/** The words of the mails about subscriptions. `{species}` is filled in. */
export const SUBSCRIPTION_WORDS = {
  newsletterSubject: {
    en: 'Confirm your newsletter',
    nl: 'Bevestig je nieuwsbrief',
    fr: 'Confirmez votre lettre d’information',
  },
  newsletterAsked: {
    en: 'Somebody, probably you, asked for our newsletter at this address. A few times a year it tells what came in, what we saw at the workbench, and when we are at a fair.',
    nl: 'Iemand, wellicht jij, vroeg op dit adres onze nieuwsbrief aan. Een paar keer per jaar lees je erin wat er binnenkwam, wat we aan de werktafel zagen en op welke beurs we staan.',
    fr: 'Quelqu’un, sans doute vous, a demandé notre lettre d’information à cette adresse. Quelques fois par an, elle dit ce qui est arrivé, ce que nous avons vu à l’établi et à quelle bourse nous serons.',
  },
  restockSubject: {
    en: 'Shall we tell you when {species} comes in?',
    nl: 'Zullen we je schrijven als {species} binnenkomt?',
    fr: 'Vous prévenir quand {species} arrivera ?',
  },
  restockAsked: {
    en: 'Somebody, probably you, wants to hear at this address when another {species} comes in. It will be one mail, and then no more.',
    nl: 'Iemand, wellicht jij, wil op dit adres horen wanneer er weer een {species} binnenkomt. Dat wordt één mail, en daarna niets meer.',
    fr: 'Quelqu’un, sans doute vous, souhaite apprendre à cette adresse qu’un autre {species} est arrivé. Ce sera un seul message, puis plus rien.',
  },
  confirm: {
    en: 'Confirm on our site',
    nl: 'Bevestigen op onze site',
    fr: 'Confirmer sur notre site',
  },
  ignore: {
    en: 'The link works for seven days. If it was not you, do nothing: nobody will write to you again, and after seven days your address is deleted.',
    nl: 'De link werkt zeven dagen. Was jij het niet, doe dan niets: niemand schrijft je nog, en na zeven dagen wordt je adres gewist.',
    fr: 'Le lien est valable sept jours. Si ce n’était pas vous, ne faites rien : personne ne vous écrira plus, et votre adresse sera effacée après sept jours.',
  },
  alreadySubject: {
    en: 'You are already on the list',
    nl: 'Je staat al op de lijst',
    fr: 'Vous êtes déjà sur la liste',
  },
  alreadyNewsletter: {
    en: 'Our newsletter was asked for once more at this address. It already comes here; there is nothing to do.',
    nl: 'Op dit adres is onze nieuwsbrief nog eens aangevraagd. Die komt hier al aan; je hoeft niets te doen.',
    fr: 'Notre lettre d’information a été demandée une nouvelle fois à cette adresse. Vous la recevez déjà ; il n’y a rien à faire.',
  },
  alreadyRestock: {
    en: 'We already know that you are waiting for {species}, and write as soon as one comes in. There is nothing to do.',
    nl: 'We weten al dat je op {species} wacht, en schrijven zodra er een binnenkomt. Je hoeft niets te doen.',
    fr: 'Nous savons déjà que vous attendez {species} et vous écrirons dès qu’il en arrive un. Il n’y a rien à faire.',
  },
  end: {
    en: 'I no longer want this',
    nl: 'Ik wil dit niet meer',
    fr: 'Je n’en veux plus',
  },
  backSubject: {
    en: '{species} has come in',
    nl: '{species} is binnengekomen',
    fr: '{species} est arrivé',
  },
  back: {
    en: 'You asked to hear of it: this lot lies in the drawer now.',
    nl: 'Je wilde het weten: dit lot ligt nu in de lade.',
    fr: 'Vous vouliez le savoir : ce lot est maintenant dans le tiroir.',
  },
  see: { en: 'See this lot', nl: 'Bekijk dit lot', fr: 'Voir ce lot' },
  backNote: {
    en: 'Most lots exist once, so it may go fast. With this mail your wish is fulfilled and your address is deleted from our list.',
    nl: 'De meeste loten bestaan maar één keer, dus het kan snel gaan. Met deze mail is je wens vervuld en is je adres van onze lijst gewist.',
    fr: 'La plupart des lots n’existent qu’en un exemplaire et partent vite. Avec ce message, votre souhait est exaucé et votre adresse est effacée de notre liste.',
  },
} as const satisfies Record<string, Localized>;
