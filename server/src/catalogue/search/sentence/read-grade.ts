import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { SIDES } from './amount-words.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import type { Token } from './tokens.ts';
import { GRADE_WORDS, gradeOf, OR_BETTER } from './words.ts';

/** `A1`, `kwaliteit B`, `A2 or better`, `au moins A2`, `at least grade B`, `A2+`: grades stand best first. */
export function readGrade(tokens: readonly Token[], at: number): Read | null {
  const side = phraseIn(SIDES, tokens, at);
  const isGrade = (place: number) => GRADE_WORDS.has(tokens[place]?.word ?? '');
  const behind = side?.found === 'from' ? side.to : at;
  const first = behind > at && isGrade(behind) ? behind + 1 : behind;
  const isAnnounced = isGrade(first - 1) || isGrade(at - 1);
  const grade = gradeOf(tokens[first]?.word ?? '', isAnnounced);
  if (grade === null) return null;
  const better = phraseIn(OR_BETTER, tokens, first + 1) ?? plusAt(tokens, first + 1);
  const isLeast = first > at || better !== null;
  const quality = isLeast ? QUALITIES.slice(0, QUALITIES.indexOf(grade) + 1) : [grade];
  return { filters: { quality }, to: better?.to ?? first + 1 };
}

/** Of `A2+`; in `A2 + male` it joins two facts. */
function plusAt(tokens: readonly Token[], at: number): { to: number } | null {
  const [grade, plus] = tokens.slice(at - 1, at + 1);
  return plus?.word === '+' && plus.start === grade?.end ? { to: at + 1 } : null;
}
