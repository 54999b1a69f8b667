import type { PageChunk } from './fragments/fragment-placeholders.ts';

/** A scratch buffer that grows to the largest page: each page is assembled here, then copied out in one piece. */
let desk = Buffer.alloc(256 * 1024);
/** UTF-16 to UTF-8: a code unit becomes three bytes at most. */
const LETTER_BYTES = 3;

/** These chunks as bytes, which lie in an array of their own: it can be handed to another thread. */
export function joinChunks(chunks: readonly PageChunk[]): Buffer {
  let at = 0;
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      makeRoom(at, LETTER_BYTES * chunk.length);
      at += desk.write(chunk, at);
    } else {
      makeRoom(at, chunk.length);
      at += chunk.copy(desk, at);
    }
  }
  const page = Buffer.from(new ArrayBuffer(at));
  desk.copy(page, 0, 0, at);
  return page;
}

function makeRoom(used: number, more: number): void {
  if (used + more <= desk.length) return;
  const larger = Buffer.alloc(2 * (used + more));
  desk.copy(larger, 0, 0, used);
  desk = larger;
}
