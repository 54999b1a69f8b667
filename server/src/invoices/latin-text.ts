/** Letters of windows-1252, the encoding of the standard fonts, outside of Latin-1. */
const KNOWN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Letters that are no letter with an accent. */
const NEAR: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2011': '-',
  '\u2212': '–',
};

/** The text in letters that the standard fonts of a PDF have: others lose their accents, or become a question mark. */
export function latinText(text: string): string {
  return [...text.normalize('NFC')].map(latinLetter).join('');
}

function latinLetter(letter: string): string {
  const near = NEAR[letter];
  if (near !== undefined) return near;
  if (isKnown(letter)) return letter;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(isKnown) ? bare : '?';
}

const isKnown = (letter: string) => /^[\n\x20-\x7e\xa0-\xff]$/.test(letter) || KNOWN.has(letter);
