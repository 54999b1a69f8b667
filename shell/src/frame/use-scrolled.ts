import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than `pixels`. False on the server. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
