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
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const APOSTROPHES = /[’‘ʼ`´]/g;
/** French and Dutch elision: `l'euphorbe`, `d'Urville`. Elsewhere an apostrophe parts nothing: `Darwin's`. */
const ELISION = /(?<![\p{L}\p{N}])(\p{L}{1,2})'/gu;

/** Lower-case letters and digits without accents; words one space apart. Twice is the same as once. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(ELISION, '$1 ')
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}
