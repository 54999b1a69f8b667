import { useEffect } from 'react';

/** Calls back when the connection returns or the page becomes visible again: its data may be stale. */
export function usePageResume(onResume: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onResume();
    };
    window.addEventListener('online', onResume);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', onResume);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onResume]);
}
