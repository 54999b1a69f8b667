/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
/* Most texts are one of these, and are folded faster. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const ASCII = /^[ -~]*$/;
const APOSTROPHES = /[’‘ʼ`´]/g;
/** French and Dutch elision: `l'euphorbe`, `d'Urville`. Elsewhere an apostrophe parts nothing: `Darwin's`. */
const ELISION = /(?<![\p{L}\p{N}])(\p{L}{1,2})'/gu;

/** Lower-case letters and digits without accents; words one space apart. Twice is the same as once. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const bare = ASCII.test(lower) ? lower : bareLetters(lower);
  const whole = bare.includes("'") ? bare.replace(ELISION, '$1 ').replaceAll("'", '') : bare;
  return whole.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Lower-case letters without accents; all other signs stay. */
export function foldLetters(text: string): string {
  return bareLetters(text.toLowerCase());
}

function bareLetters(lower: string): string {
  return lower
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}
