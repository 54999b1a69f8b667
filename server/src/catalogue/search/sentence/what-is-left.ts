import type { FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { Filters } from '@vitrine/shared/contract/listing';
import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import { isTypeWord, PRAISE, typesOf } from '../readings.ts';
import type { Side } from './amounts/amount-words.ts';
import { colourOf } from './colour-words.ts';
import { isInName } from './is-in-name.ts';
import type { ShopWords } from './shop-words.ts';
import type { Token } from './tokens.ts';
import { eachWord, wordsIn, type Words } from './words-in.ts';
import { ANY_WORDS, NOT_WORDS, PHRASES, SMALL_WORDS } from './words.ts';

/* What words mean of which nothing else was read, and the text without what was. */

/** What was read, word by word or as it hung together. */
export function saidOf(text: string, tokens: readonly Token[], taken: ReadonlySet<Token>): string {
  return tokens
    .reduce((said, token, at) => {
      if (!taken.has(token)) return said;
      const before = tokens[at - 1];
      const gap = before && taken.has(before) ? text.slice(before.end, token.start) : ' ';
      return said + gap + text.slice(token.start, token.end);
    }, '')
    .trim();
}

/** The text without what was read. */
export function restOf(text: string, tokens: readonly Token[], taken: ReadonlySet<Token>): string {
  let rest = '';
  let from = 0;
  for (const token of tokens) {
    if (!taken.has(token)) continue;
    rest += `${text.slice(from, token.start)} `;
    from = token.end;
  }
  rest += text.slice(from);
  const left = rest
    .replace(/\s+/g, ' ')
    .replace(/ ['’](?= )/g, '')
    .replace(/(?:\s*[,;])+(?=\s)/g, ',')
    .replace(/^[\s,;:.!?'’/-]+|[\s,;:.!?'’/-]+$/g, '');
  // `le morpho` is nearer to another name than `morpho` is.
  return wordsOf(foldText(left)).every(saysNothing) ? '' : left.replace(ARTICLE, '');
}

const ARTICLE = /^(?:(?:an?|the|een|de|het|une?|les?|la|des)\s+|l['’]\s*)/i;

/** Alone; `nothing but females` are females. */
const saysNothing = (word: string) =>
  [SMALL_WORDS, ANY_WORDS, PRAISE, NOT_WORDS].some((words) => words.has(word));

const MOST = 50;

/** How many somebody wants, `5 butterflies`, `2 pairs`: each lot says how many there are. */
export const countsIn = (tokens: readonly Token[], known: ShopWords): Token[] =>
  tokens.flatMap(({ number }, at) => {
    if (number === null || number > MOST || isInName(tokens, at, at + 1, known)) return [];
    const to = countedTo(tokens, at + 1) ?? namedTo(tokens, at + 1, known);
    return to === null ? [] : tokens.slice(at, to);
  });

/** The same of a name that is said of several, colours aside: `two blue morphos`. */
function namedTo(tokens: readonly Token[], at: number, { words }: ShopWords): number | null {
  const name = tokens.findIndex(({ word }, place) => place >= at && colourOf(word) === undefined);
  const said = tokens[name]?.word ?? '';
  return singular(said) !== said && words.has(singular(said)) ? at : null;
}

/** Of which so many are wanted, `3 pieces`; they say nothing more. */
const PIECES: ReadonlySet<string> = new Set(
  wordsIn({
    en: 'x|piece|pieces|pcs|kind|kinds|sort|sorts|species|different|various',
    nl: 'stuk|stuks|soort|soorten|verschillende',
    fr: 'exemplaire|exemplaires|pièce|pièces|sorte|sortes|espèce|espèces|différents|différentes',
  }),
);

/** What may stand between. */
const OF: ReadonlySet<string> = new Set(wordsIn({ en: 'of', nl: 'van', fr: 'de|d' }));

/** Whether a number is of what stands behind it, a kind of animal, a sex or pieces: the end of the number; null for another. */
function countedTo(tokens: readonly Token[], at: number): number | null {
  let to = at;
  while (PIECES.has(tokens[to]?.word ?? '')) to += 1;
  const word = tokens[to]?.word ?? '';
  const isKind = typesOf([word]).length > 0 || ANY_WORDS.has(word) || PHRASES.get(word)?.gender !== undefined;
  if (to > at) return OF.has(word) ? to + 1 : to;
  return isKind ? to : null;
}

const PLURAL = /(?:s|en)$/;

/** The same behind a bound, which may be a price: of `under 50 female` it is one, of `at most 5 females` it is not. */
export function countedBy(number: number, tokens: readonly Token[], at: number): number | null {
  const to = countedTo(tokens, at);
  const isKind = to === at && !(number <= MOST && (number === 1 || PLURAL.test(tokens[at]?.word ?? '')));
  return isKind ? null : to;
}

/** What is large or small for its kind. */
const LARGE: Words = {
  en: 'big|large|huge|giant|biggest|largest|bigger|larger',
  nl: 'groot|grote|enorme|grootste|grotere|reusachtige',
  fr: 'grand|grands|grande|grandes|énorme|énormes|géant|géants|gros|grosse|grosses',
};
const TINY: Words = {
  en: 'small|little|tiny|smallest|smaller',
  nl: 'klein|kleine|kleinste|kleinere',
  fr: 'petit|petits|petite|petites',
};
export const SIZE_WORDS: ReadonlyMap<string, Side> = new Map([
  ...eachWord<Side>(LARGE, 'from'),
  ...eachWord<Side>(TINY, 'to'),
]);

/** Millimetres from which, and up to which, one is large or small for its kind. */
const LARGE_MM: Record<FamilyCategory, number> = {
  BUTTERFLIES: 100,
  MOTHS: 150,
  BEETLES: 80,
  OTHER_INSECTS: 100,
};
const SMALL_MM: Record<FamilyCategory, number> = {
  BUTTERFLIES: 40,
  MOTHS: 40,
  BEETLES: 20,
  OTHER_INSECTS: 30,
};

/**
 * `big moth`: a size, where nothing else than a kind of animal is left of the text. Beside a name, `large morpho`, nobody
 * knows which: null filters, it is left out. In `large white` it is a part of a name, and in `large tortoiseshell` of one
 * that this shop need not have.
 * @param left what nothing else was read of
 */
export function readSizeWord(
  left: readonly Token[],
  known: ShopWords,
): { filters: Partial<Filters> | null; token: Token } | null {
  const telling = left.filter(({ word }) => !SMALL_WORDS.has(word));
  const token = telling.find(({ word }) => SIZE_WORDS.has(word));
  const others = telling.filter((one) => one !== token).map(({ word }) => word);
  if (!token || others.length === 0) return null;
  const kinds = typesOf(others);
  // `petit cadeau` is of any size.
  if (others.every((word) => PRAISE.has(word) && !known.words.has(word))) return { filters: {}, token };
  if (kinds.length === 0 || !others.every(isTypeWord))
    return isOfName(telling, token, known) ? null : { filters: null, token };
  const filters =
    SIZE_WORDS.get(token.word) === 'from'
      ? { sizeFromMm: Math.min(...kinds.map((kind) => LARGE_MM[kind])) }
      : { sizeToMm: Math.max(...kinds.map((kind) => SMALL_MM[kind])) };
  return { filters, token };
}

/** Whether a name goes on with some such word there, or nothing beside it is of a name. */
function isOfName(telling: readonly Token[], token: Token, { pairs, words }: ShopWords): boolean {
  const at = telling.indexOf(token);
  const [before, behind] = [telling[at - 1]?.word, telling[at + 1]?.word];
  const isPair = [...SIZE_WORDS.keys()].some(
    (size) => pairs.has(`${size} ${behind}`) || pairs.has(`${before} ${size}`),
  );
  return (
    isPair || !telling.some((one) => one !== token && (words.has(one.word) || words.has(singular(one.word))))
  );
}

/** `morphos`, `morpho's`. */
export const singular = (word: string): string => word.replace(/['’]?s$/, '');
