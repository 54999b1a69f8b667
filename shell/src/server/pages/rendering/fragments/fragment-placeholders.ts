import { randomUUID } from 'node:crypto';

/** What a page is put together from: text, and bytes of fragments that were drawn before. */
export type PageChunk = string | Buffer;

/** Stands for a cached fragment while a page is drawn. Made anew with each process: nobody can write it into a page. */
const PLACEHOLDER = randomUUID();
const END = ';';

/** The fragments of the page that is being drawn at once. A page drawn as a stream has none: others come between. */
let current: Buffer[] | null = null;

/** What React writes in the place of a fragment: a placeholder, so that it is neither copied as text nor put into bytes again. */
export function placeholderFor(fragment: Buffer): string {
  if (!current) return fragment.toString();
  current.push(fragment);
  return `${PLACEHOLDER}${current.length - 1}${END}`;
}

/**
 * Draws at once, with placeholders for the fragments; the chunks are text and fragments in turns. Null where `draw` gives null.
 * A fragment within a fragment is drawn by the same call.
 */
export function drawWithPlaceholders(draw: () => string | null): PageChunk[] | null {
  const around = current;
  const mine = around ?? [];
  current = mine;
  try {
    const html = draw();
    return html === null ? null : chunksOf(html, mine);
  } finally {
    current = around;
  }
}

function chunksOf(html: string, fragments: Buffer[]): PageChunk[] {
  const [first = '', ...rest] = html.split(PLACEHOLDER);
  const chunks: PageChunk[] = [first];
  for (const text of rest) {
    const end = text.indexOf(END);
    const fragment = fragments[Number(text.slice(0, end))];
    if (fragment) chunks.push(fragment);
    chunks.push(text.slice(end + END.length));
  }
  return chunks;
}
