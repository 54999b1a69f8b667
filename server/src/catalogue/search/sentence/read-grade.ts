import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { SIDES } from './amount-words.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import type { Token } from './tokens.ts';
import { GRADE_WORDS, gradeOf, OR_BETTER } from './words.ts';

/** `A1`, `kwaliteit B`, `A2 or better`, `au moins A2`: grades stand best first. */
export function readGrade(tokens: readonly Token[], at: number): Read | null {
  const side = phraseIn(SIDES, tokens, at);
  const first = side?.found === 'from' ? side.to : at;
  const isAnnounced = GRADE_WORDS.has(tokens[first - 1]?.word ?? '');
  const grade = gradeOf(tokens[first]?.word ?? '', isAnnounced);
  if (grade === null) return null;
  const better = phraseIn(OR_BETTER, tokens, first + 1);
  const isLeast = first > at || better !== null;
  const quality = isLeast ? QUALITIES.slice(0, QUALITIES.indexOf(grade) + 1) : [grade];
  return { filters: { quality }, to: better?.to ?? first + 1 };
}
