import { Provider } from 'jotai';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { drawWithPlaceholders, placeholderFor } from './fragment-placeholders.ts';
import { isUnfinished } from './is-unfinished.ts';
import { shortenMarkup } from '../shorten-markup.ts';

/** Some thousand fragments. */
const MAX_BYTES = 4 * 1024 * 1024;
/** The prefix of React ids: a fragment with one cannot be cached, because ids differ from page to page. */
const ID_MARK = 'cached-fragment-';
/** Of one letter of a name, in memory, where any is not Latin 1. */
const LETTER_BYTES = 2;

/**
 * The fragment cache: renders fragments of pages and caches them as bytes, by name; the page's string holds placeholders
 * for them. A name contains everything that a fragment shows, so an entry is never stale. It runs during the render of a
 * page, which React's server allows: it restores its state (`performWork` in react-dom, "reentrant").
 */
export function createFragmentCache(): DrawFragment {
  const fragments = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    // At least a byte, though a fragment without a name were empty.
    sizeCalculation: (html, name) => 1 + LETTER_BYTES * name.length + html.length,
  });
  return (name, fragment) => {
    const cached = fragments.get(name);
    if (cached) return placeholderFor(cached);
    const html = drawWhole(fragment);
    if (!html) return null;
    fragments.set(name, html);
    return placeholderFor(html);
  };
}

function drawWhole(fragment: ReactNode): Buffer | null {
  const chunks = drawWithPlaceholders(() => {
    // With a store of its own, in which nothing of this visit is: a fragment belongs to nobody.
    const html = renderToString(<Provider>{fragment}</Provider>, { identifierPrefix: ID_MARK });
    return isUnfinished(html) || html.includes(ID_MARK) ? null : shortenMarkup(html);
  });
  return chunks && Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
}
