import { isInSlot } from '../start/in-slot.ts';

/** Clicks on buttons, queued before hydration. */
export interface EarlyClicks {
  /** From now on `isHere` says whether clicks are handled at once. */
  answeredWhen(isHere: () => boolean): void;
  /** Clicks them again. */
  replay(): void;
  /** Discards the queue. */
  forget(): void;
}

/**
 * React drops a click on what is not hydrated yet. So clicks on buttons of the slot are queued, each button once, and the
 * button is shown as busy. Links, forms and popover buttons work without script.
 * @param first events from before this script ran
 * @param isWaiting whether fields must be replayed before any click
 */
export function queueEarlyClicks(first: readonly Event[], isWaiting: () => boolean): EarlyClicks {
  const pressed = new Set<HTMLButtonElement>();
  let isHere = () => false;
  const hear = (event: Event) => {
    const button = isHere() && !isWaiting() ? null : buttonAt(event.target);
    if (!button) return;
    // React would handle it before the fields are replayed.
    if (isHere()) event.stopImmediatePropagation();
    pressed.add(button);
    button.ariaBusy = 'true';
  };
  first.filter(({ type }) => type === 'click').forEach(hear);
  document.addEventListener('click', hear, true);
  const end = () => {
    document.removeEventListener('click', hear, true);
    for (const button of pressed) button.ariaBusy = null;
  };
  return {
    answeredWhen: (say) => {
      isHere = say;
    },
    replay: () => {
      end();
      for (const button of pressed) if (button.isConnected) button.click();
      pressed.clear();
    },
    forget: () => {
      end();
      pressed.clear();
    },
  };
}

function buttonAt(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || !isInSlot(button)) return null;
  return button.type === 'button' && !button.popoverTargetElement ? button : null;
}
