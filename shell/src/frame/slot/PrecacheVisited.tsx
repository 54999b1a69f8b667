import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NOTE_CLASS, WORKER_TAG } from '../../model/offline.ts';

/** How long a shopper looks at a page before it is cached: who only passes through it costs nothing. */
const LOOKED_AT_MS = 3_000;

/** Has what a shopper looks at cached for when there is no connection, long after the page itself is done. */
export function PrecacheVisited() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useNoteOfItsOwn(address);
  useEffect(() => {
    const worker = document.querySelector<HTMLMetaElement>(`meta[name="${WORKER_TAG}"]`)?.content;
    if (!worker || !('serviceWorker' in navigator)) return;
    const at = Date.now();
    const hasNote = document.querySelector(`.${NOTE_CLASS}`) !== null;
    const timer = setTimeout(() => void keep(worker, { address, at }), hasNote ? 0 : LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}

/** The note above a cached page speaks of that page alone: after a step from it, all is as the shop just said. */
function useNoteOfItsOwn(address: string): void {
  const first = useRef(address);
  useEffect(() => {
    if (first.current !== address && navigator.onLine) document.querySelector(`.${NOTE_CLASS}`)?.remove();
  }, [address]);
}

/** Without what keeps pages, the shop is as it was. */
async function keep(worker: string, seen: { address: string; at: number }): Promise<void> {
  try {
    const { precacheVisited } = await import('../../client/offline/precache-visited.ts');
    await precacheVisited(worker, seen);
  } catch {
    return;
  }
}
