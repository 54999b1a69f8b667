import { isInSlot } from '../start/in-slot.ts';

/** Buttons that were pressed before anything could answer. */
export interface EarlyClicks {
  /** From now on this tells whether what is pressed is answered at once. */
  answeredWhen(isHere: () => boolean): void;
  /** Presses them again, now that they are answered. */
  replay(): void;
  /** Lets go of them: nothing will answer soon. */
  forget(): void;
}

/**
 * React drops a click on what it cannot take over yet. So presses on buttons of the slot are kept, each once however
 * often it was pressed, and shown as busy. Links, forms and what opens a popover work without script.
 * @param first what was done before this script came
 * @param isWaiting whether something that was filled in is to be heard before anything that is pressed
 */
export function keepEarlyClicks(first: readonly Event[], isWaiting: () => boolean): EarlyClicks {
  const pressed = new Set<HTMLButtonElement>();
  let isHere = () => false;
  const hear = (event: Event) => {
    const button = isHere() && !isWaiting() ? null : buttonAt(event.target);
    if (!button) return;
    // React would answer it, without what was filled in.
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
