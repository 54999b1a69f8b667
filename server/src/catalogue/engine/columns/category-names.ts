import { FAMILY_CATEGORIES, type FamilyCategory } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { VocabularyEntry } from '../../search/vocabulary-entry.ts';

/** What people call the categories, one and many; the first are the words of the menu. */
const NAMES: Record<FamilyCategory, Record<Locale, string[]>> = {
  BUTTERFLIES: {
    en: ['Butterflies', 'Butterfly', 'Lepidoptera'],
    nl: ['Dagvlinders', 'Dagvlinder', 'Vlinders', 'Vlinder'],
    fr: ['Papillons de jour', 'Papillon de jour', 'Papillons', 'Papillon', 'Lépidoptères'],
  },
  MOTHS: {
    en: ['Moths', 'Moth', 'Lepidoptera'],
    nl: ['Nachtvlinders', 'Nachtvlinder', 'Motten', 'Mot'],
    fr: ['Papillons de nuit', 'Papillon de nuit', 'Lépidoptères'],
  },
  BEETLES: {
    en: ['Beetles', 'Beetle', 'Coleoptera'],
    nl: ['Kevers', 'Kever', 'Torren', 'Tor'],
    fr: ['Coléoptères', 'Coléoptère'],
  },
  OTHER_INSECTS: {
    en: ['Other insects', 'Other insect'],
    nl: ['Andere insecten', 'Ander insect'],
    fr: ['Autres insectes', 'Autre insecte'],
  },
};

/** The categories as they are searched; an id is a place among `FAMILY_CATEGORIES`. */
export const CATEGORY_ENTRIES: readonly VocabularyEntry[] = FAMILY_CATEGORIES.map((category, id) => ({
  id,
  kind: 'category',
  texts: LOCALES.flatMap((locale) =>
    NAMES[category][locale].map((text) => ({ text, kind: 'category' as const })),
  ),
}));
