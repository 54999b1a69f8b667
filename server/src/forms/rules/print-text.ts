/** Letters that the paper's typeface has: Latin with all its accents, Greek, Cyrillic, and what stands between them. */
const KNOWN =
  /^[\n\x20-\x7e\u00a0-\u024f\u0384-\u03ce\u0400-\u045f\u0490-\u04f9\u1e00-\u1fff\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2212]$/;
/** Spaces that it lacks. */
const NEAR: Record<string, string> = { '\u202f': '\u00a0', '\u2009': ' ' };

/** One emoji with what belongs to it: skin, sex, flags, keys. Signs that the typeface has are letters like others. */
const EMOJI = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\ufe0e\ufe0f]|\u20e3|[\u{e0020}-\u{e007f}])`;
const RUN = `${EMOJI}(?: *${EMOJI})*`;
const EMOJIS = new RegExp(`^${RUN} *| ?${RUN}`, 'gmu');

/**
 * The text in letters that can be printed: emoji are left out, save where nothing else stands, other letters lose their
 * accents or become a question mark.
 */
export function printText(text: string): string {
  return lettersOf(text).map(printedLetter).join('');
}

/** The letters of a text that no paper of ours can print, each once. */
export function unprintedLetters(text: string): string[] {
  return [...new Set(lettersOf(text))].filter((letter) => letter !== '?' && printedLetter(letter) === '?');
}

function lettersOf(text: string): string[] {
  const worded = text.replace(EMOJIS, '');
  return [...(worded.trim() === '' ? text : worded).normalize('NFC')];
}

function printedLetter(letter: string): string {
  const near = NEAR[letter];
  if (near !== undefined) return near;
  if (KNOWN.test(letter)) return letter;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].every((part) => KNOWN.test(part)) ? bare : '?';
}
