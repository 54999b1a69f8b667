import { queueEarlyClicks } from './early-clicks.ts';
import { trackEarlyFields } from './early-fields.ts';
import { queueEarlySubmits } from './early-submits.ts';
import type { ToolsEventReplay } from './early-tools.ts';

/** Event replay: queues input in the slot before hydration, and dispatches it again afterwards. */
export interface EventReplay {
  /** From now on `isHere` says whether clicks are handled at once. */
  answeredWhen(isHere: () => boolean): void;
  /** Hydrated, but fields are not replayed yet: keys go on being queued until they are. */
  hold(): void;
  /** Replays after hydration: fields first, because click handlers may read them. */
  replay(): void;
  /** Discards queued clicks, submits and keys. Fields stay queued until hydration. */
  forget(): void;
}

/**
 * React handles no events before hydration, and drops some of them.
 * @param first events from before this script ran
 * @param tools the replay that only pages of the owner's tools need
 */
export function createEventReplay(first: readonly Event[], tools?: ToolsEventReplay): EventReplay {
  const fields = trackEarlyFields();
  const clicks = queueEarlyClicks(first, fields.isAny);
  const submits = queueEarlySubmits(first);
  return {
    answeredWhen: clicks.answeredWhen,
    hold: () => tools?.hold(),
    replay: () => {
      fields.replay();
      clicks.replay();
      submits.replay();
      tools?.replay();
    },
    forget: () => {
      clicks.forget();
      submits.forget();
      tools?.forget();
    },
  };
}
