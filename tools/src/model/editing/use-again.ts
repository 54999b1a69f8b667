import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Has the page loaded again and again while something is under way on the server. Null: nothing is. */
export function useAgain(everyMs: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, revalidate]);
}
