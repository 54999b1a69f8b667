import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawKept } from '@vitrine/shared/ui/Kept';
import { isUnfinished } from './is-unfinished.ts';
import { drawMarked, markFor } from './piece-marks.ts';

/** Some thousand pieces: half of them go at a time, those that were not asked for while the other half came. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Begins each id that React makes: such an id would be another one on the next page. */
const ID_MARK = 'kept-piece-';
/** Of one letter of a name, in memory, where any is not Latin 1. */
const LETTER_BYTES = 2;

/**
 * Draws pieces of pages, and remembers them by their names, as bytes: a page's string holds their marks alone. It is asked in the middle of drawing a page, which React's
 * server allows: it puts back what it was about (`performWork` in react-dom, "reentrant").
 */
export function keepPieces(): DrawKept {
  let pieces = new Map<string, Buffer>();
  let before = new Map<string, Buffer>();
  let bytes = 0;

  function keep(name: string, html: Buffer): void {
    bytes += bytesOf(name, html);
    if (bytes > MAX_BYTES / 2) {
      before = pieces;
      pieces = new Map();
      bytes = bytesOf(name, html);
    }
    pieces.set(name, html);
  }

  return (name, piece) => {
    const known = pieces.get(name);
    if (known) return markFor(known);
    const html = before.get(name) ?? drawWhole(piece);
    if (!html) return null;
    keep(name, html);
    return markFor(html);
  };
}

const bytesOf = (name: string, html: Buffer) => LETTER_BYTES * name.length + html.length;

function drawWhole(piece: ReactNode): Buffer | null {
  const chunks = drawMarked(() => {
    // With a store of its own, in which nothing of this visit is: a piece belongs to nobody.
    const html = renderToString(<Provider>{piece}</Provider>, { identifierPrefix: ID_MARK });
    return isUnfinished(html) || html.includes(ID_MARK) ? null : html;
  });
  return chunks && Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
}
