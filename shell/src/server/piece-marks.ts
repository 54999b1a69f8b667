import { newNonce } from './security-headers.ts';

/** What a page is put together from: text, and bytes of pieces that were drawn before. */
export type PageChunk = string | Buffer;

/** Stands for a kept piece while a page is drawn. Made anew with each process: nobody can write it into a page. */
const MARK = newNonce();
const END = ';';

/** The pieces of the page that is being drawn at once. A page drawn as a stream has none: others come between. */
let marked: Buffer[] | null = null;

/** What React writes in a piece's place: a mark, so that it is neither copied as text nor put into bytes again. */
export function markFor(piece: Buffer): string {
  if (!marked) return piece.toString();
  marked.push(piece);
  return `${MARK}${marked.length - 1}${END}`;
}

/**
 * Draws at once, with marks for the pieces; the chunks are text and pieces in turns. Null where `draw` gives null.
 * A piece within a piece is drawn by the same call.
 */
export function drawMarked(draw: () => string | null): PageChunk[] | null {
  const around = marked;
  const mine = around ?? [];
  marked = mine;
  try {
    const html = draw();
    return html === null ? null : chunksOf(html, mine);
  } finally {
    marked = around;
  }
}

function chunksOf(html: string, pieces: Buffer[]): PageChunk[] {
  const [first = '', ...rest] = html.split(MARK);
  const chunks: PageChunk[] = [first];
  for (const text of rest) {
    const end = text.indexOf(END);
    const piece = pieces[Number(text.slice(0, end))];
    if (piece) chunks.push(piece);
    chunks.push(text.slice(end + END.length));
  }
  return chunks;
}
