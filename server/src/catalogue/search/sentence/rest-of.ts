import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import { PRAISE } from '../readings.ts';
import type { Token } from './tokens.ts';
import { ANY_WORDS, NOT_WORDS, SMALL_WORDS } from './words.ts';

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
  const left = rest.replace(/\s+/g, ' ').replace(/^[\s,;:.!?'’/-]+|[\s,;:!?'’/-]+$/g, '');
  return wordsOf(foldText(left)).every(saysNothing) ? '' : left;
}

/** Alone; `nothing but females` are females. */
const saysNothing = (word: string) =>
  [SMALL_WORDS, ANY_WORDS, PRAISE, NOT_WORDS].some((words) => words.has(word));
