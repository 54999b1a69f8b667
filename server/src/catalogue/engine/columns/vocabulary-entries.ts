import type { Family } from '@vitrine/shared/contract/catalogue';
import type { VocabularyEntry, VocabularyText } from '../../search/vocabulary-entry.ts';
import { CATEGORY_ENTRIES } from './category-names.ts';
import type { Families } from './families.ts';
import type { Term, Terms } from './species-names.ts';

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
  return [
    ...texts('latin', [name]),
    ...texts('common', Object.values(commonName)),
    ...texts('synonym', synonyms.get(name) ?? []),
  ];
}

function familyTexts({ name }: Family, synonyms: Synonyms): VocabularyText[] {
  return [...texts('family', Object.values(name)), ...texts('synonym', synonyms.get(name.en) ?? [])];
}

/** Each once: a name is often the same in several languages. */
function texts(kind: VocabularyText['kind'], given: readonly string[]): VocabularyText[] {
  return [...new Set(given)].filter((text) => text !== '').map((text) => ({ text, kind }));
}
