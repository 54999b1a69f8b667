/** What looks like nothing, and may stand within a word: soft hyphen, zero-width space and joiners, byte order mark. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** One line as it is meant to be stored: odd spaces are plain ones, one between words, none at the ends. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

/** The same for a text of several lines; at most one line is left empty between two. */
export function tidyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').map(tidyLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** A text of one line as it can be stored: without controls, which no database takes whole, and without space around. */
export function plainLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}

/** Text of one line as it was written: no breaks, none at the ends; the no-break spaces of French stay. */
export function oneSentence(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/**
 * Marks that nobody sees and that come along with what is copied out of address books and messages: directions of
 * writing, zero-width spaces, byte order mark. Joiners stay, for some scripts are not readable without.
 */
const UNSEEN_MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What somebody typed into one line: without marks that nobody sees, one space between words, none around. */
export function typedLine(text: string): string {
  return text.replace(UNSEEN_MARKS, '').replace(/\s+/g, ' ').trim();
}
