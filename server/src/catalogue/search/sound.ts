/**
 * How a name sounds to those who spell it by ear: letters that Dutch, English and French ears take for one another
 * become one. `c` is soft before e and i, also where those are written ae, oe, y.
 */
const SPELLINGS = /ph|c[hk]|[ao]e|(c(?=[eiy]|[ao]e))|[hyjcqxzw]/g;
const SOUNDS: Record<string, string> = {
  ph: 'f',
  ch: 'k',
  ck: 'k',
  ae: 'e',
  oe: 'e',
  h: '',
  y: 'i',
  j: 'i',
  c: 'k',
  q: 'k',
  x: 'ks',
  z: 's',
  w: 'v',
};
const SOFT_C = 's';
const REPEATED = /(.)\1+/g;

/** The sound of a folded word; words that sound alike have the same. */
export function soundOf(word: string): string {
  return word
    .replace(SPELLINGS, (letters, soft?: string) => (soft ? SOFT_C : (SOUNDS[letters] ?? letters)))
    .replace(REPEATED, '$1');
}
