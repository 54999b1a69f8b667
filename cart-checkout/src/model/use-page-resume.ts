import { useEffect } from 'react';

/** The connection is back, or the page is looked at again: what it shows may be old. */
export function useAwakening(onAwake: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onAwake();
    };
    window.addEventListener('online', onAwake);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', onAwake);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onAwake]);
}
