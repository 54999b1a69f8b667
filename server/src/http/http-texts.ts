import type { Localized } from '@vitrine/shared/contract/locale';

/** What the API says about a request that it cannot answer. */
export const HTTP_TEXTS = {
  checkFields: {
    en: 'Please check what you filled in.',
    nl: 'Kijk even na wat je hebt ingevuld.',
    fr: 'Veuillez vérifier les données saisies.',
  },
  unreadable: {
    en: 'This request could not be read.',
    nl: 'Dit verzoek kon niet worden gelezen.',
    fr: 'Cette requête n’a pas pu être lue.',
  },
  tooLarge: {
    en: 'This request is too large.',
    nl: 'Dit verzoek is te groot.',
    fr: 'Cette requête est trop volumineuse.',
  },
  tooMany: {
    en: 'Too many requests. Please try again in a moment.',
    nl: 'Te veel verzoeken. Probeer het zo meteen opnieuw.',
    fr: 'Trop de requêtes. Réessayez dans un instant.',
  },
  tooManyMessages: {
    en: 'Your earlier messages have reached us. The form takes five in an hour: please send this one later.',
    nl: 'Je vorige berichten zijn aangekomen. Het formulier neemt er vijf per uur aan: stuur dit later nog eens.',
    fr: 'Vos messages précédents nous sont parvenus. Le formulaire en accepte cinq par heure : renvoyez celui-ci plus tard.',
  },
  elsewhere: {
    en: 'This request came from another site, so it was refused.',
    nl: 'Dit verzoek kwam van een andere site en is geweigerd.',
    fr: 'Cette requête vient d’un autre site et a été refusée.',
  },
  notFound: { en: 'Page not found', nl: 'Pagina niet gevonden', fr: 'Page introuvable' },
  onlyRead: {
    en: 'A page can only be read.',
    nl: 'Een pagina kun je alleen lezen.',
    fr: 'Une page ne peut être que lue.',
  },
  insectNotFound: {
    en: 'We know no such insect.',
    nl: 'Dit insect kennen we niet.',
    fr: 'Nous ne connaissons pas cet insecte.',
  },
  insectGone: {
    en: 'This insect is no longer in our range.',
    nl: 'Dit insect zit niet meer in ons aanbod.',
    fr: 'Cet insecte ne fait plus partie de notre offre.',
  },
  familyNotFound: {
    en: 'We know no such family.',
    nl: 'Deze familie kennen we niet.',
    fr: 'Nous ne connaissons pas cette famille.',
  },
  pageNotFound: {
    en: 'This list has no such page.',
    nl: 'Deze lijst heeft die pagina niet.',
    fr: 'Cette liste ne comporte pas cette page.',
  },
  linkNotFound: {
    en: 'This link is unknown, or it is too old to be used.',
    nl: 'Deze link is onbekend, of te oud om nog te gebruiken.',
    fr: 'Ce lien est inconnu, ou trop ancien pour servir encore.',
  },
  away: {
    en: 'The drawers are being put in order. Please try again in a moment.',
    nl: 'De laden worden net op orde gebracht. Probeer het zo meteen opnieuw.',
    fr: 'Les tiroirs sont en cours de rangement. Réessayez dans un instant.',
  },
  busy: {
    en: 'The shop is very busy at this moment. Please try again shortly.',
    nl: 'Het is nu erg druk in de winkel. Probeer het zo meteen opnieuw.',
    fr: 'La boutique est très sollicitée en ce moment. Réessayez dans un instant.',
  },
  broken: { en: 'Something went wrong.', nl: 'Er ging iets mis.', fr: 'Une erreur s’est produite.' },
} satisfies Record<string, Localized>;

export type HttpText = keyof typeof HTTP_TEXTS;
