import { useEffect } from 'react';

/** Somebody comes back by the back button, and finds the page as the browser had put it aside. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [onReturn]);
}
