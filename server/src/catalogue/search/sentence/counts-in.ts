import { typesOf } from '../readings.ts';
import { isInName } from './is-in-name.ts';
import type { ShopWords } from './shop-words.ts';
import type { Token } from './tokens.ts';
import { ANY_WORDS, PHRASES } from './words.ts';

const MOST = 50;

/** How many somebody wants, `5 butterflies`, `2 pairs`: each lot says how many there are. */
export const countsIn = (tokens: readonly Token[], known: ShopWords): Token[] =>
  tokens.filter(({ number }, at) => {
    if (number === null || number > MOST || isInName(tokens, at, at + 1, known)) return false;
    const { word = '' } = tokens[at + 1] ?? {};
    return typesOf([word]).length > 0 || ANY_WORDS.has(word) || PHRASES.get(word)?.gender !== undefined;
  });
