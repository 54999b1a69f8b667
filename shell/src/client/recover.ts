import type { DataRouter } from 'react-router';
import { isMissing } from '../model/is-missing.ts';
import { tryAgainIn, untilNextTry } from './next-try.ts';

/**
 * Asks again, by and by, for a page whose remote could not be had, so that it comes back without a reload. Returns what
 * stops it.
 */
export function recoverByItself(router: DataRouter): () => void {
  let failures = 0;
  let waitsFor: unknown = null;
  const watch = ({ errors, location, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || errors === waitsFor) return;
    waitsFor = errors;
    if (!Object.values(errors ?? {}).some(isMissing)) {
      failures = 0;
      return;
    }
    void untilNextTry(tryAgainIn(failures)).then(() => {
      // The shopper went on meanwhile.
      if (router.state.errors !== errors || router.state.navigation.state !== 'idle') return;
      void router.navigate(location, { replace: true, preventScrollReset: true });
    });
    failures += 1;
  };
  watch(router.state);
  return router.subscribe(watch);
}
