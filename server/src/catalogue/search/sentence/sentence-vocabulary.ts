import { liesIn } from '@vitrine/shared/i18n/places/continents';
import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { listNearWords } from './near-words.ts';
import { listPlaces, type Places } from './places.ts';
import type { NamedText, ShopWords } from './shop-words.ts';
import { SMALL_WORDS } from './words.ts';

/** What sentences are read by in a shop with these names and these origins. */
export function sentenceVocabulary(
  entries: readonly VocabularyEntry[],
  origins: readonly string[],
): ShopWords {
  const names = new Set<string>();
  const named: NamedText[] = [];
  const pairs = new Set<string>();
  const latin = new Set<string>();
  for (const { id, kind, texts } of entries) {
    if (kind === 'category') continue;
    for (const { text, kind: how } of texts) {
      const folded = foldText(text);
      names.add(folded);
      named.push({ text: folded, how, of: kind, id });
      const telling = wordsOf(folded).filter((word) => !SMALL_WORDS.has(word));
      for (const [at, word] of telling.entries()) {
        if (how === 'latin') latin.add(word);
        if (at > 0) pairs.add(`${telling[at - 1] ?? ''} ${word}`);
      }
    }
  }
  const places = placesBut(latin, origins);
  const words = new Set([...names].flatMap(wordsOf));
  return { places, names, texts: named, pairs, words, latin, near: listNearWords(places, words) };
}

/** What is a word of a Latin name is no place: `Papilio paris`; a country is one where lots are from it. */
function placesBut(latin: ReadonlySet<string>, origins: readonly string[]): Places {
  const countries = [...new Set(origins.map((origin) => origin.slice(0, 2)))];
  return new Map(
    [...listPlaces(origins)].filter(
      ([name, found]) =>
        !latin.has(name) ||
        found.some((origin) => origin.length < 4 && countries.some((country) => liesIn(country, origin))),
    ),
  );
}
