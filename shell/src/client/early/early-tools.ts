import { queueEarlyDrops } from './early-drops.ts';
import { queueEarlyKeys } from './early-keys.ts';

/** Event replay of shortcuts and file drops, which only the owner's tools have: only their pages load this. */
export interface ToolsEventReplay {
  /** Hydrated, but fields are not replayed yet: keys go on being queued until they are. */
  hold(): void;
  replay(): void;
  forget(): void;
}

/** @param first events from before this script ran */
export function createToolsEventReplay(first: readonly Event[]): ToolsEventReplay {
  const keys = queueEarlyKeys(first);
  const drops = queueEarlyDrops();
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
