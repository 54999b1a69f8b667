import { type Family, FAMILY_CATEGORIES, type FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { VocabularyEntry, VocabularyText } from '../../search/vocabulary-entry.ts';
import type { Families } from './families.ts';
import type { Term, Terms } from './species-names.ts';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';

interface Names {
  terms: Terms;
  families: Families;
}
type Synonyms = ReadonlyMap<string, string[]>;

/** Every name that a lot has carried, every family and category, with all that people call them. */
export function vocabularyEntries({ terms, families }: Names, synonyms: Synonyms): VocabularyEntry[] {
  const names = terms.list.map((term, id) => ({
    id,
    kind: 'name' as const,
    texts: termTexts(term, synonyms),
  }));
  const all = Array.from({ length: families.size }, (_, id) => ({ id, family: families.get(id) }));
  return [
    ...names,
    ...all.flatMap(({ id, family }) =>
      family ? [{ id, kind: 'family' as const, texts: familyTexts(family, synonyms) }] : [],
    ),
    ...CATEGORY_ENTRIES,
  ];
}

function termTexts({ name, commonName }: Term, synonyms: Synonyms): VocabularyText[] {
  const common = Object.values(commonName);
  // A name stands among them for its source, too.
  const others = (synonyms.get(name) ?? []).filter((synonym) => !common.includes(synonym));
  return [...texts('latin', [name]), ...texts('common', common), ...texts('synonym', others)];
}

function familyTexts({ name }: Family, synonyms: Synonyms): VocabularyText[] {
  return [...texts('family', Object.values(name)), ...texts('synonym', synonyms.get(name.en) ?? [])];
}

/** Each once: a name is often the same in several languages. */
function texts(kind: VocabularyText['kind'], given: readonly string[]): VocabularyText[] {
  return [...new Set(given)].filter((text) => text !== '').map((text) => ({ text, kind }));
}

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
    // In everyday French any beetle is a scarab.
    fr: ['Coléoptères', 'Coléoptère', 'Scarabées', 'Scarabée'],
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
