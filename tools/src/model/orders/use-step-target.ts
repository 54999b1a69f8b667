import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLetter } from './single-keys.ts';

/** `s`, and an address that ends in `#step`, go to what the work on this order goes on with. */
export function useStepTarget(marked: string, reference: string): void {
  const { hash } = useLocation();
  useLetter('s', () => focusOn(marked));
  useEffect(() => {
    // After the page has put the focus on its title.
    if (hash !== '#step') return undefined;
    const soon = setTimeout(() => focusOn(marked));
    return () => clearTimeout(soon);
  }, [hash, marked, reference]);
}

function focusOn(marked: string): void {
  document.querySelector<HTMLElement>(`[${marked}]`)?.focus();
}
