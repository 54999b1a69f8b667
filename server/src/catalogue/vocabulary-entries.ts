import type { Family } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import type { VocabularyEntry, VocabularyText } from '../search/vocabulary-entry.ts';
import { CATEGORY_ENTRIES } from './category-names.ts';
import type { Families } from './families.ts';
import type { Term, Terms } from './terms.ts';

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
  const latin = name === '' ? [] : [{ text: name, kind: 'latin' as const }];
  return [...latin, ...texts('common', commonName), ...synonymTexts(name, synonyms)];
}

function familyTexts({ name }: Family, synonyms: Synonyms): VocabularyText[] {
  return [...texts('family', name), ...synonymTexts(name.en, synonyms)];
}

/** Each once: a name is often the same in several languages. */
function texts(kind: VocabularyText['kind'], name: Localized): VocabularyText[] {
  const given = [...new Set(Object.values(name))].filter((text) => text !== '');
  return given.map((text) => ({ text, kind, locales: LOCALES.filter((locale) => name[locale] === text) }));
}

function synonymTexts(name: string, synonyms: Synonyms): VocabularyText[] {
  return (synonyms.get(name) ?? []).map((text) => ({ text, kind: 'synonym' }));
}
