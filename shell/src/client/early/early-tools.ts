import { keepEarlyDrops } from './early-drops.ts';
import { keepEarlyKeys } from './early-keys.ts';

/** Shortcuts and dropped files: only the owner's tools know them, so only their pages load this. */
export interface EarlyToolsActs {
  /** The page hears from now on, but knows nothing yet of what was filled in: keys wait for that. */
  hold(): void;
  replay(): void;
  forget(): void;
}

/** @param first what was done before any script came */
export function keepEarlyToolsActs(first: readonly Event[]): EarlyToolsActs {
  const keys = keepEarlyKeys(first);
  const drops = keepEarlyDrops();
  return {
    hold: keys.hold,
    replay: () => {
      drops.replay();
      void keys.replay();
    },
    forget: () => {
      drops.forget();
      keys.forget();
    },
  };
}
