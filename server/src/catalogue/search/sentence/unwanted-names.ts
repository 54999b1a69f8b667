import { isNotOnly } from './negation.ts';
import type { ShopWords } from './shop-words.ts';
import type { Token } from './tokens.ts';
import { singular } from './what-is-left.ts';
import { ALSO_WORDS, ANY_WORDS, OR_WORDS, SMALL_WORDS } from './words.ts';

/** A name that is not wanted, as the shop has it, and the tokens that say so. */
interface UnwantedName {
  name: string;
  tokens: Token[];
  /** Where in the text the name itself stands. */
  from: number;
  to: number;
}

/** `nothing but morphos`. */
const BUT = 'but';
/** The longest name that is looked for. */
const MOST_WORDS = 4;

/** `geen morpho`, `butterflies without papilio or troides`, `sauf belle-dame`: the names behind a word that says no, those alone that the shop knows. */
export function unwantedNames(
  tokens: readonly Token[],
  isLeft: (token: Token) => boolean,
  known: ShopWords,
): UnwantedName[] {
  return tokens.flatMap((not, at) => {
    // `nothing except morphos` are morphos.
    if (!not.isNot || !isLeft(not) || tokens[at - 1]?.isNot || isNotOnly(tokens, not)) return [];
    const found: UnwantedName[] = [];
    const but = tokens[at - 1];
    let said = but && isLeft(but) && ALSO_WORDS.has(but.word) ? [but, not] : [not];
    for (let to = at + 1; to < tokens.length;) {
      const token = tokens[to];
      if (!token || !isLeft(token) || (token.isBehindStop && to > at + 1)) break;
      if (token.isNot || token.word === BUT) break;
      const name = nameAt(tokens, to, isLeft, known);
      if (name) {
        const all = tokens.slice(to, name.to);
        const end = all.at(-1)?.end ?? token.end;
        found.push({ name: name.name, tokens: [...said, ...all], from: token.start, to: end });
        said = [];
        to = name.to;
      } else if (SMALL_WORDS.has(token.word) || ANY_WORDS.has(token.word) || OR_WORDS.has(token.word)) {
        said.push(token);
        to += 1;
      } else break;
      // Behind a name only another one goes on.
      if (found.length > 0 && to < tokens.length && name && !OR_WORDS.has(tokens[to]?.word ?? '')) break;
    }
    return found;
  });
}

/** A whole name, or words of a Latin one; `morphos` is said, too. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  isLeft: (token: Token) => boolean,
  { names, latin }: ShopWords,
): { name: string; to: number } | null {
  const all = tokens.slice(at, at + MOST_WORDS);
  const stop = all.findIndex((token, place) => !isLeft(token) || (place > 0 && token.isBehindStop));
  const words = (stop < 0 ? all : all.slice(0, stop)).map(({ word }) => word);
  for (let count = words.length; count > 0; count -= 1) {
    const said = words.slice(0, count);
    const phrase = said.join(' ');
    const whole = [phrase, singular(phrase)].find((one) => names.has(one));
    if (whole !== undefined) return { name: whole, to: at + count };
    const ofLatin = said.map((word) => [word, singular(word)].find((one) => latin.has(one)));
    if (ofLatin.every((word) => word !== undefined)) return { name: ofLatin.join(' '), to: at + count };
  }
  return null;
}
