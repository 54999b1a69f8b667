import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawKept } from '@vitrine/shared/ui/Kept';
import { isUnfinished } from './is-unfinished.ts';

/** Some thousand pieces: half of them go at a time, those that were not asked for while the other half came. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Begins each id that React makes: such an id would be another one on the next page. */
const ID_MARK = 'kept-piece-';
/** Of one letter, in memory: prices are not Latin 1. */
const LETTER_BYTES = 2;

/**
 * Draws pieces of pages, and remembers them by their names. It is asked in the middle of drawing a page, which React's
 * server allows: it puts back what it was about (`performWork` in react-dom, "reentrant").
 */
export function keepPieces(): DrawKept {
  let pieces = new Map<string, string>();
  let before = new Map<string, string>();
  let bytes = 0;

  function keep(name: string, html: string): void {
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
    if (known !== undefined) return known;
    const html = before.get(name) ?? drawWhole(piece);
    if (html !== null) keep(name, html);
    return html;
  };
}

const bytesOf = (name: string, html: string) => LETTER_BYTES * (name.length + html.length);

function drawWhole(piece: ReactNode): string | null {
  const html = renderToString(piece, { identifierPrefix: ID_MARK });
  return isUnfinished(html) || html.includes(ID_MARK) ? null : html;
}
