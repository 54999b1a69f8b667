import type { Gender, Quality } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';

interface Opening {
  sex: string;
  size: string;
  measure: string;
  place: string;
}

/** How one language puts a lot's facts. */
export interface LotWords {
  sexes: Record<Gender, string>;
  wingspan: string;
  length: string;
  openings(facts: Opening): string[];
  caught(date: string): string;
  family(name: string): string;
  /** What a grade means, said in more than one way. */
  grades: Record<Quality, string[]>;
  repair: string;
  flaws(list: string): string;
  oneOfThese: string;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const LOT_WORDS: Record<Locale, LotWords> = {
  en: {
    sexes: { MALE: 'Male', FEMALE: 'Female', STOCK: 'Male or female, by availability' },
    wingspan: 'across the wings',
    length: 'long',
    openings: ({ sex, size, measure, place }) => [
      `${sex}, ${size} ${measure}. From ${place}.`,
      `From ${place}. ${sex}, ${size} ${measure}.`,
      `${size} ${measure}, from ${place}; ${lowerFirst(sex)}.`,
    ],
    caught: (date) => `Date on the label: ${date}.`,
    family: (name) => `Family ${name}.`,
    grades: {
      A1: ['Grade A1: perfect.', 'Perfect, with nothing missing.', 'A1, as good as they come.'],
      'A1-': ['Grade A1-: near perfect.', 'Near perfect; the flaw takes looking for.'],
      A2: ['Grade A2: small flaws.', 'Small flaws that show from nearby.'],
      B: ['Grade B: clear flaws.', 'Clear flaws, priced for them.'],
      C: ['Grade C: for repair or study.'],
    },
    repair: 'Damaged: sold for repair or study, at a lower price.',
    flaws: (list) => `To be seen in the picture: ${list}.`,
    oneOfThese: 'The picture shows one of these.',
  },
  nl: {
    sexes: { MALE: 'Mannetje', FEMALE: 'Vrouwtje', STOCK: 'Mannetje of vrouwtje, naargelang de voorraad' },
    wingspan: 'spanwijdte',
    length: 'lang',
    openings: ({ sex, size, measure, place }) => [
      `${sex}, ${size} ${measure}. Herkomst: ${place}.`,
      `Afkomstig uit ${place}. ${sex}, ${size} ${measure}.`,
      `${size} ${measure}, uit ${place}; ${lowerFirst(sex)}.`,
    ],
    caught: (date) => `Datum op het etiket: ${date}.`,
    family: (name) => `Familie ${name}.`,
    grades: {
      A1: ['Kwaliteit A1: perfect.', 'Perfect, er ontbreekt niets.', 'A1, gaver vind je ze niet.'],
      'A1-': ['Kwaliteit A1-: bijna perfect.', 'Bijna perfect; de fout moet je zoeken.'],
      A2: ['Kwaliteit A2: kleine gebreken.', 'Kleine gebreken, van dichtbij te zien.'],
      B: ['Kwaliteit B: duidelijke gebreken.', 'Duidelijke gebreken, en een prijs ernaar.'],
      C: ['Kwaliteit C: om te herstellen of te bestuderen.'],
    },
    repair: 'Beschadigd: verkocht om te herstellen of te bestuderen, tegen een lagere prijs.',
    flaws: (list) => `Te zien op de foto: ${list}.`,
    oneOfThese: 'De foto toont er een van.',
  },
  fr: {
    sexes: { MALE: 'Mâle', FEMALE: 'Femelle', STOCK: 'Mâle ou femelle, selon disponibilité' },
    wingspan: 'd’envergure',
    length: 'de long',
    openings: ({ sex, size, measure, place }) => [
      `${sex}, ${size} ${measure}. Provenance\u00a0: ${place}.`,
      `Provenance\u00a0: ${place}. ${sex}, ${size} ${measure}.`,
      `${size} ${measure}\u00a0; ${lowerFirst(sex)}. Provenance\u00a0: ${place}.`,
    ],
    caught: (date) => `Date sur l’étiquette\u00a0: ${date}.`,
    family: (name) => `Famille des ${name}.`,
    grades: {
      A1: ['Qualité A1\u00a0: état parfait.', 'État parfait, rien ne manque.', 'A1, irréprochable.'],
      'A1-': [
        'Qualité A1-\u00a0: état presque parfait.',
        'État presque parfait\u00a0; le défaut est à chercher.',
      ],
      A2: ['Qualité A2\u00a0: petits défauts.', 'De petits défauts, visibles de près.'],
      B: ['Qualité B\u00a0: défauts visibles.', 'Des défauts visibles, et un prix en conséquence.'],
      C: ['Qualité C\u00a0: à réparer ou à étudier.'],
    },
    repair: 'Spécimen abîmé, vendu pour réparation ou pour l’étude, à prix réduit.',
    flaws: (list) => `Visible sur la photo\u00a0: ${list}.`,
    oneOfThese: 'La photo en montre un exemple.',
  },
};
