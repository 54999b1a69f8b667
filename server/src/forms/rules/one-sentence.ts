/** Text of one line as it was written: no breaks, none at the ends; the no-break spaces of French stay. */
export function oneSentence(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
