import type { ShopWords } from './shop-words.ts';
import type { Token } from './tokens.ts';
import { SMALL_WORDS } from './words.ts';

/** Whether a name of the shop goes on from the word before, or with the word behind. */
export function isInName(
  tokens: readonly Token[],
  from: number,
  to: number,
  { pairs }: Pick<ShopWords, 'pairs'>,
): boolean {
  const telling = (token: Token) => !SMALL_WORDS.has(token.word);
  const before = tokens.slice(0, from).findLast(telling);
  const behind = tokens.slice(to).find(telling);
  const isPair = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && pairs.has(`${one.word} ${other.word}`);
  return isPair(before, tokens[from]) || isPair(tokens[to - 1], behind);
}
