/**
 * Marks that nobody sees and that come along with what is copied out of address books and messages: directions of
 * writing, zero-width spaces, byte order mark. Joiners stay, for some scripts are not readable without.
 */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What somebody typed into one line: without marks that nobody sees, one space between words, none around. */
export function typedLine(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}
