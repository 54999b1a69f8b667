/**
 * A page's bytes, cut where its nonce stands. Everything but the nonce is the same for everyone who may see the page,
 * so it is drawn once with a mark in the nonce's place and joined anew for every answer.
 */
export type PageParts = readonly Buffer[];

/** The bytes before, between and after the marks. */
export function cutAt(mark: string, page: Buffer): PageParts {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    parts.push(page.subarray(from, at));
    from = at + Buffer.byteLength(mark);
  }
  return [...parts, page.subarray(from)];
}

/** The page with these bytes in every gap, still in pieces: nothing is copied. */
export function fillGaps(parts: PageParts, gap: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [gap, part]));
}
