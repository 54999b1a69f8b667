/**
 * A nonce template: a page's bytes, split at each nonce. All else is the same for everyone who may see the page, so the
 * page is rendered once with a placeholder for the nonce, and the template is filled in for every response.
 */
export type NonceTemplate = readonly Buffer[];

/** Renders a compressed template with a nonce; null when this nonce cannot be inserted. */
export type RenderTemplate = (nonce: Buffer) => Buffer[] | null;

/** A scratch buffer that grows to the largest page: each page is assembled here, then copied out in one piece. */
let desk = Buffer.alloc(256 * 1024);
/** UTF-16 to UTF-8: a code unit becomes three bytes at most. */
const LETTER_BYTES = 3;

/**
 * Splits these chunks at the placeholder. The bytes lie in a SharedArrayBuffer: V8 does not count it as external memory,
 * which would trigger a full collection every fifty pages.
 */
export function createTemplate(chunks: readonly (string | Buffer)[], placeholder: string): NonceTemplate {
  const cuts: number[] = [];
  let at = 0;
  for (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      makeRoom(at, chunk.length);
      at += chunk.copy(desk, at);
      continue;
    }
    makeRoom(at, LETTER_BYTES * chunk.length);
    for (const [index, text] of chunk.split(placeholder).entries()) {
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

/** The page with this nonce in every place, still in pieces: nothing is copied. */
export function renderTemplate(parts: NonceTemplate, nonce: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [nonce, part]));
}
