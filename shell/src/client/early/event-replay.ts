import { keepEarlyClicks } from './early-clicks.ts';
import { keepEarlyFields } from './early-fields.ts';
import { keepEarlySubmits } from './early-submits.ts';
import type { EarlyToolsActs } from './early-tools.ts';

/** What a shopper did in the slot before anything could answer. */
export interface EarlyActs {
  /** From now on this tells whether what is pressed is answered at once. */
  answeredWhen(isHere: () => boolean): void;
  /** The page hears from now on, but knows nothing yet of what was filled in: keys wait for that. */
  hold(): void;
  /** Does it again, now that it is answered: first what was filled in, for what was pressed may look at it. */
  replay(): void;
  /** Lets go of what was pressed: nothing will answer soon. What was filled in stays for when something does. */
  forget(): void;
}

/**
 * React hears nothing of what is done to a page before it takes it over, and drops some of it.
 * @param first what was done before any script came
 * @param tools what only pages of the owner's tools hear
 */
export function keepEarlyActs(first: readonly Event[], tools?: EarlyToolsActs): EarlyActs {
  const fields = keepEarlyFields();
  const clicks = keepEarlyClicks(first, fields.isAny);
  const submits = keepEarlySubmits(first);
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
