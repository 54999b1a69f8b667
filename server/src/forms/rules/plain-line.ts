const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** A text of one line as it can be kept: without controls, which no database takes whole, and without space around. */
export function plainLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}
