const TAG = /<\/?[a-z!?][^>]*>?/gi;

/** A line that is no Markdown: no tag in it survives. The result is text, not HTML. */
export function plainText(line: string): string {
  const untagged = line.replace(TAG, '');
  // Taking one out of `<<b>b>` leaves another.
  return untagged === line ? line.replace(/\s+/g, ' ').trim() : plainText(untagged);
}
