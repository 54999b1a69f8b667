import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { readPageHead } from '../routing/page-head.ts';

/** Keeps the document's title and addresses those of the page that is shown. The server wrote the first ones. */
export function HeadKeeper() {
  const head = readPageHead(useMatches());
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical)
      canonical.href = new URL(head.canonical ?? location.pathname + location.search, location.origin).href;
    const description = document.querySelector('meta[name="description"]');
    if (description && head.description) description.setAttribute('content', head.description);
  });
  return null;
}
