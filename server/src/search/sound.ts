/**
 * How a Latin name sounds to those who spell it by ear: letters that Dutch, English and French ears take for one
 * another become one. The order matters: `ch` is hard before `c` may be soft, diphthongs are one letter before that.
 */
const STEPS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ch|ck/g, 'k'],
  [/h/g, ''],
  [/[ao]e/g, 'e'],
  [/[yj]/g, 'i'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];
/** An epithet's ending follows the gender of its genus, and changes when the species moves. */
const GENDER_ENDING = /(?<=.{4})(?:us|um|a)$/;

/** The sound of a folded word; words that sound alike have the same. */
export function soundOf(word: string): string {
  let sound = word;
  for (const [letters, sounds] of STEPS) sound = sound.replace(letters, sounds);
  return sound.replace(GENDER_ENDING, '');
}
