import { foldText, wordsOf } from '../../platform/fold-text.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { NamedInText } from './catalogue.ts';
import { readGenus } from './read-genus.ts';

/** How many words the longest name has that is looked for. */
const MOST_WORDS = 5;
/** Of a genus that is named, so many species: one genus must not fill the page. */
const OF_A_GENUS = 4;
/** A word and whether Markdown sets it in italics. */
const WORD = /([*_]?)(\p{L}[\p{L}\p{M}’'.-]*)/gu;

interface Word {
  text: string;
  isItalic: boolean;
}

/** What a name stands for: a species, or all of a genus. */
interface Meant {
  genus: string;
  species: string | null;
}

/**
 * What a Markdown text names, in its order: the cheapest lot of each species that can be ordered, and each species, also
 * one whose lots are all sold. A species is named by its Latin name or by a common name of several words; a genus by its
 * name in italics, for some are words of every day (`Idea`), and it means those of its species that can be ordered.
 */
export function namedInText(index: CatalogueIndex, text: string, limit: number): NamedInText {
  const lots = new Set<number>();
  const found = new Map<string, NamedInText['species'][number]>();
  for (const { genus, species } of meantBy(index, wordsIn(text)).values()) {
    if (lots.size >= limit && found.size >= limit) break;
    const known = readGenus(index, genus);
    if (!known) continue;
    const meant = known.species.filter(({ slug, count }) =>
      species === null ? count > 0 : slug === species,
    );
    const most = meant.toSorted((one, other) => other.count - one.count).slice(0, OF_A_GENUS);
    for (const { name, count, lot } of most) {
      if (lots.size < limit && count > 0) lots.add(lot.id);
      if (found.size < limit) found.set(name, { name, family: known.family });
    }
  }
  return { lots: [...lots], species: [...found.values()] };
}

function meantBy(index: CatalogueIndex, words: readonly Word[]): Map<string, Meant> {
  const { species, genera } = namesOf(index);
  const meant = new Map<string, Meant>();
  let at = 0;
  while (at < words.length) {
    const lengths = Array.from({ length: MOST_WORDS - 1 }, (_, n) => MOST_WORDS - n);
    const length = lengths.find((count) => species.has(joinWords(words, at, count)));
    const [word] = words.slice(at, at + 1);
    const one =
      length === undefined
        ? word?.isItalic && genera.has(word.text)
          ? { genus: word.text, species: null }
          : undefined
        : species.get(joinWords(words, at, length));
    if (one) meant.set(`${one.genus} ${one.species ?? ''}`, one);
    at += length ?? 1;
  }
  return meant;
}

const joinWords = (words: readonly Word[], at: number, count: number) =>
  words
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(([, mark, word = '']) =>
    wordsOf(foldText(word)).map((folded) => ({ text: folded, isItalic: mark !== '' })),
  );
}

interface Names {
  /** Of how many terms: more may come. */
  terms: number;
  species: Map<string, Meant>;
  genera: Set<string>;
}
/** Folding thousands of names for each text would take longer than all the rest. */
const knownNames = new WeakMap<CatalogueIndex, Names>();

/** Folded names of several words by what they mean, and the words of genera. */
function namesOf(index: CatalogueIndex): Names {
  const { list } = index.terms;
  const known = knownNames.get(index);
  if (known?.terms === list.length) return known;
  const species = new Map<string, Meant>();
  const genera = new Set<string>();
  for (const { name, commonName, slugs } of list) {
    if (!slugs) continue;
    genera.add(slugs.genus);
    for (const said of [name, ...Object.values(commonName)]) {
      const folded = foldText(said);
      if (folded.includes(' ')) species.set(folded, slugs);
    }
  }
  const names = { terms: list.length, species, genera };
  knownNames.set(index, names);
  return names;
}
