import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says to those who keep the shop itself: closings, shipping, texts, settings, staff. */
export const SHOP_MESSAGES = {
  timeForm: {
    en: 'Please choose a day and a time.',
    nl: 'Kies een dag en een uur.',
    fr: 'Choisissez un jour et une heure.',
  },
  timeSkipped: {
    en: 'This hour does not exist: the clock goes forward that night. Please choose another.',
    nl: 'Dit uur bestaat niet: die nacht gaat de klok vooruit. Kies een ander uur.',
    fr: 'Cette heure n’existe pas : l’horloge avance cette nuit-là. Choisissez-en une autre.',
  },
  dayForm: { en: 'Please choose a day.', nl: 'Kies een dag.', fr: 'Choisissez un jour.' },
  endsEarly: {
    en: 'The end comes after the beginning.',
    nl: 'Het einde ligt na het begin.',
    fr: 'La fin vient après le début.',
  },
  shipsEarly: {
    en: 'Parcels cannot leave again before it begins.',
    nl: 'Pakjes kunnen niet weer vertrekken voor het begint.',
    fr: 'Les colis ne peuvent pas repartir avant le début.',
  },
  inThisLanguage: {
    en: 'Please write it in this language too.',
    nl: 'Schrijf het ook in deze taal.',
    fr: 'Écrivez-le aussi dans cette langue.',
  },
  httpsForm: {
    en: 'Please write an address that begins with https://.',
    nl: 'Schrijf een adres dat met https:// begint.',
    fr: 'Écrivez une adresse qui commence par https://.',
  },
  closingUnknown: {
    en: 'There is no such closing.',
    nl: 'Deze sluiting bestaat niet.',
    fr: 'Cette fermeture n’existe pas.',
  },
  notRunning: {
    en: 'It does not hold at this moment, so there is nothing to end.',
    nl: 'Ze geldt op dit moment niet, er is dus niets te beëindigen.',
    fr: 'Elle n’est pas en cours ; il n’y a rien à terminer.',
  },
  rateUnknown: {
    en: 'There is no such shipping rate.',
    nl: 'Dit verzendtarief bestaat niet.',
    fr: 'Ce tarif de livraison n’existe pas.',
  },
  rateCodeForm: {
    en: 'Small letters, figures and dashes only, 30 at most.',
    nl: 'Alleen kleine letters, cijfers en streepjes, hoogstens 30.',
    fr: 'Uniquement des minuscules, des chiffres et des tirets, 30 au plus.',
  },
  rateCodeTaken: {
    en: 'Another rate has this code.',
    nl: 'Een ander tarief heeft deze code al.',
    fr: 'Un autre tarif porte déjà ce code.',
  },
  countriesUnknown: {
    en: 'The shop does not ship to {codes}. Please write codes of two letters, such as NL and FR.',
    nl: 'Naar {codes} verzendt de winkel niet. Schrijf codes van twee letters, zoals NL en FR.',
    fr: 'La boutique ne livre pas {codes}. Écrivez des codes de deux lettres, comme NL et FR.',
  },
  daysOrder: {
    en: 'The longest time is at least the shortest.',
    nl: 'De langste tijd is minstens de kortste.',
    fr: 'Le délai maximal est au moins égal au minimal.',
  },
  bandsNone: {
    en: 'Please write at least one weight with its price.',
    nl: 'Schrijf minstens één gewicht met zijn prijs.',
    fr: 'Indiquez au moins un poids avec son prix.',
  },
  bandForm: {
    en: 'Line {line}: please write a weight in kilos, such as 2 or 0.5, and a price in euro.',
    nl: 'Regel {line}: schrijf een gewicht in kilo, zoals 2 of 0,5, en een prijs in euro.',
    fr: 'Ligne {line} : écrivez un poids en kilos, comme 2 ou 0,5, et un prix en euros.',
  },
  bandOrder: {
    en: 'Line {line}: each weight is more than the one before.',
    nl: 'Regel {line}: elk gewicht is meer dan het vorige.',
    fr: 'Ligne {line} : chaque poids dépasse le précédent.',
  },
  kilosForm: {
    en: 'Please write a weight in kilos, such as 1.5.',
    nl: 'Schrijf een gewicht in kilo, zoals 1,5.',
    fr: 'Écrivez un poids en kilos, par exemple 1,5.',
  },
  textUnknown: {
    en: 'There is no such text.',
    nl: 'Deze tekst bestaat niet.',
    fr: 'Ce texte n’existe pas.',
  },
  postUnknown: {
    en: 'There is no such post.',
    nl: 'Dit bericht bestaat niet.',
    fr: 'Cet article n’existe pas.',
  },
  postPublished: {
    en: 'A post that is published is not deleted. Make a draft of it first.',
    nl: 'Een gepubliceerd bericht wordt niet verwijderd. Maak er eerst een concept van.',
    fr: 'Un article publié ne se supprime pas. Faites-en d’abord un brouillon.',
  },
  beforePublishing: {
    en: 'Still missing in this language: it is needed before publishing.',
    nl: 'Ontbreekt nog in deze taal: nodig voor je publiceert.',
    fr: 'Manque encore dans cette langue : nécessaire avant de publier.',
  },
  postSlugTaken: {
    en: 'Another post has this address.',
    nl: 'Een ander bericht heeft dit adres al.',
    fr: 'Un autre article a déjà cette adresse.',
  },
  companyNumberForm: {
    en: 'This is not a Belgian company number: ten figures, the last two of which are check digits.',
    nl: 'Dit is geen Belgisch ondernemingsnummer: tien cijfers, waarvan de laatste twee controlecijfers zijn.',
    fr: 'Ce n’est pas un numéro d’entreprise belge : dix chiffres, dont les deux derniers servent de contrôle.',
  },
  vatNumberForm: {
    en: 'This is not a VAT number. It begins with the country, such as BE, and its check digits must fit.',
    nl: 'Dit is geen btw-nummer. Het begint met het land, zoals BE, en de controlecijfers moeten kloppen.',
    fr: 'Ce n’est pas un numéro de TVA. Il commence par le pays, comme BE, et ses chiffres de contrôle doivent être justes.',
  },
  vatNumberOther: {
    en: 'A Belgian VAT number is BE and the company number. These two differ.',
    nl: 'Een Belgisch btw-nummer is BE en het ondernemingsnummer. Deze twee verschillen.',
    fr: 'Un numéro de TVA belge est BE suivi du numéro d’entreprise. Ces deux-ci diffèrent.',
  },
  ibanForm: {
    en: 'This is not an account number (IBAN). Check the figures: their check digits do not fit.',
    nl: 'Dit is geen rekeningnummer (IBAN). Kijk de cijfers na: de controlecijfers kloppen niet.',
    fr: 'Ce n’est pas un numéro de compte (IBAN). Vérifiez les chiffres : la clé de contrôle n’est pas juste.',
  },
  bicForm: {
    en: 'The code of a bank (BIC) has eight signs or eleven.',
    nl: 'De code van een bank (BIC) telt acht of elf tekens.',
    fr: 'Le code d’une banque (BIC) compte huit ou onze caractères.',
  },
  profileForm: {
    en: 'This is not a profile on {network}. Open your profile there and copy its address.',
    nl: 'Dit is geen profiel op {network}. Open er je profiel en kopieer het adres.',
    fr: 'Ce n’est pas un profil {network}. Ouvrez-y votre profil et copiez son adresse.',
  },
  staffUnknown: {
    en: 'Nobody of the shop has this account.',
    nl: 'Niemand van de winkel heeft dit account.',
    fr: 'Personne de la boutique n’a ce compte.',
  },
  accountUnknown: {
    en: 'Nobody has an account with this address.',
    nl: 'Niemand heeft een account met dit adres.',
    fr: 'Personne n’a de compte avec cette adresse.',
  },
  staffAlready: {
    en: 'This person works in the shop already.',
    nl: 'Deze persoon werkt al in de winkel.',
    fr: 'Cette personne travaille déjà dans la boutique.',
  },
  ownRole: {
    en: 'Nobody changes their own role. Another owner can.',
    nl: 'Niemand wijzigt de eigen rol. Een andere eigenaar kan dat.',
    fr: 'Personne ne change son propre rôle. Un autre propriétaire le peut.',
  },
  lastOwner: {
    en: 'The shop keeps one owner at least.',
    nl: 'De winkel houdt minstens één eigenaar.',
    fr: 'La boutique garde au moins un propriétaire.',
  },
  notInvited: {
    en: 'This person has chosen a password already, and asks for a new one at the login.',
    nl: 'Deze persoon koos al een wachtwoord en vraagt bij het inloggen een nieuw aan.',
    fr: 'Cette personne a déjà choisi un mot de passe et en demande un nouveau à la connexion.',
  },
  mailNotDead: {
    en: 'This mail was not given up: it is on its way, or was sent.',
    nl: 'Deze mail is niet opgegeven: hij is onderweg of verstuurd.',
    fr: 'Ce message n’a pas été abandonné : il est en route ou envoyé.',
  },
  triedAgain: {
    en: 'It is tried again.',
    nl: 'Er wordt opnieuw geprobeerd.',
    fr: 'Une nouvelle tentative a lieu.',
  },
  releaseLifted: {
    en: 'It is drawn again within seconds.',
    nl: 'Ze wordt binnen enkele seconden weer getoond.',
    fr: 'Elle sera de nouveau affichée dans quelques secondes.',
  },
  releaseNotRefused: {
    en: 'This version is not taken back, or was let again already.',
    nl: 'Deze versie is niet teruggenomen, of al opnieuw toegelaten.',
    fr: 'Cette version n’est pas retirée, ou déjà autorisée de nouveau.',
  },
} as const satisfies Record<string, Localized>;
