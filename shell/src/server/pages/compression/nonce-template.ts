/**
 * A page's bytes, cut where its nonce stands. Everything but the nonce is the same for everyone who may see the page,
 * so it is drawn once with a mark in the nonce's place and joined anew for every answer.
 */
export type PageParts = readonly Buffer[];

/** The pieces of a compressed page with these bytes in every gap; null when they cannot stand there. */
export type Fill = (gap: Buffer) => Buffer[] | null;

/** Grows to the largest page. Pages are put together in it one at a time, then copied out in one piece. */
let desk = Buffer.alloc(256 * 1024);
/** UTF-16 to UTF-8: one letter of two bytes becomes three at most. */
const LETTER_BYTES = 3;

/**
 * The bytes of these chunks, cut where a text holds the mark. They are in memory that threads share, which V8 does not
 * count among its own: counted, pages that nobody holds any more had it collect all that lives, every fifty of them.
 */
export function joinParts(chunks: readonly (string | Buffer)[], mark: string): PageParts {
  const cuts: number[] = [];
  let at = 0;
  for (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      makeRoom(at, chunk.length);
      at += chunk.copy(desk, at);
      continue;
    }
    makeRoom(at, LETTER_BYTES * chunk.length);
    for (const [index, text] of chunk.split(mark).entries()) {
      if (index > 0) cuts.push(at);
      at += desk.write(text, at);
    }
  }
  const page = Buffer.from(new SharedArrayBuffer(at));
  desk.copy(page, 0, 0, at);
  return [...cuts, at].map((end, index) => page.subarray(cuts[index - 1] ?? 0, end));
}

function makeRoom(used: number, more: number): void {
  if (used + more <= desk.length) return;
  const larger = Buffer.alloc(2 * (used + more));
  desk.copy(larger, 0, 0, used);
  desk = larger;
}

/** The page with these bytes in every gap, still in pieces: nothing is copied. */
export function fillGaps(parts: PageParts, gap: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [gap, part]));
}
