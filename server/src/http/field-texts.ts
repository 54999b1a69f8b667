import type { Localized } from '@vitrine/shared/contract/locale';

/** What is wrong with a value, by the kind of rule it breaks. `{limit}` and `{choices}` are filled in. */
export const FIELD_TEXTS = {
  required: { en: 'Please fill this in.', nl: 'Vul dit in.', fr: 'Veuillez remplir ce champ.' },
  type: {
    en: 'This is not the kind of value that belongs here.',
    nl: 'Dit is niet het soort waarde dat hier hoort.',
    fr: 'Ce type de valeur ne convient pas ici.',
  },
  small: {
    en: 'This is less than {limit}.',
    nl: 'Dit is minder dan {limit}.',
    fr: 'C’est moins que {limit}.',
  },
  notAbove: {
    en: 'This must be more than {limit}.',
    nl: 'Dit moet meer zijn dan {limit}.',
    fr: 'La valeur doit dépasser {limit}.',
  },
  large: { en: 'This is more than {limit}.', nl: 'Dit is meer dan {limit}.', fr: 'C’est plus que {limit}.' },
  choice: {
    en: 'Please choose one of: {choices}.',
    nl: 'Kies een van deze: {choices}.',
    fr: 'Choisissez parmi : {choices}.',
  },
  unknown: {
    en: 'We do not know {choices}.',
    nl: 'We kennen {choices} niet.',
    fr: 'Nous ne connaissons pas {choices}.',
  },
  form: {
    en: 'This is not written right.',
    nl: 'Dit is niet juist geschreven.',
    fr: 'Ce n’est pas bien écrit.',
  },
} satisfies Record<string, Localized>;
