import { foldLetters } from '../../platform/fold-text.ts';

/** Words that say what a firm is, or nothing: half of a register has them. Folded, without dots. */
const COMMON = new Set(
  [
    'ab aps as asa bv bvba cv cvba doo eg ek eood eurl gbr gmbh ica inc kft kg kgaa lda llc llp ltd nv oe og ohg ood oy oyj ooo',
    'plc pte rt sa sapa sarl sas sasu sc sca scop scrl scs se sia sl slu snc sp spa spolka srl sro ug uab vof vzw zrt zoo',
    'and co company de den der des di do du een el en et een for group groupe het holding i il international la le les',
    'limited lo los of og the und van vennootschap von y z',
  ].flatMap((words) => words.split(' ')),
);
const LATIN = /\p{Script=Latin}/u;

/** Whether a register names a firm in letters that can be held against those that were typed: Greek cannot against Latin. */
export const isComparable = (typed: string, registered: string): boolean =>
  registered !== '' && (LATIN.test(registered) || !LATIN.test(typed));

/**
 * Whether a firm's name, as it was typed, may be the one that a register gives: they share a word that says who it is, or
 * are the same once written together. What cannot be compared may be.
 */
export function isSameCompany(typed: string, registered: string): boolean {
  if (!isComparable(typed, registered)) return true;
  const [own, theirs] = [wordsOf(typed), wordsOf(registered)];
  return theirs.some((word) => own.includes(word)) || own.join('') === theirs.join('');
}

/** Where nothing but common words is left, as of `De BV`, these are the name. */
function wordsOf(name: string): string[] {
  const words = foldLetters(name)
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => word.length > 1 && !COMMON.has(word));
  return own.length > 0 ? own : words;
}
