/** What looks like nothing, and may stand within a word: soft hyphen, zero-width space and joiners, byte order mark. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** One line as it is meant to be kept: odd spaces are plain ones, one between words, none at the ends. */
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
