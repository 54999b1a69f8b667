/** A stretch of text, or a link in it. */
export type Inline = string | { label: string; target: string };

/** Reads `… [words](target) …`. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ label: match[1] ?? '', target: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
