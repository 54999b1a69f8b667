import { isInSlot } from '../start/in-slot.ts';
import { nextTask } from '../start/yield-to-main.ts';

/** Keys of the page that were pressed before anything could hear them. */
export interface EarlyKeys {
  /** From now on the page hears keys, and knows nothing yet of what was filled in: it hears them after that. */
  hold(): void;
  /** Presses them again, one after another, now that they are heard. */
  replay(): Promise<void>;
  /** Lets go of them: nothing will hear them soon. */
  forget(): void;
}

/** Nobody means more than that many presses of a page that shows no answer. */
const MOST = 24;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const FIELDS = 'input, select, textarea, [contenteditable]';

/**
 * Keeps keys that only the page's own script hears: single ones outside of fields, and shortcuts. A shortcut that the
 * page names (`aria-keyshortcuts`) is the page's, and not the browser's, already then.
 * @param first what was done before this script came
 */
export function keepEarlyKeys(first: readonly Event[]): EarlyKeys {
  const pressed: KeyboardEvent[] = [];
  const hear = (event: KeyboardEvent) => {
    // Last of all: what somebody heard is prevented by now.
    if (!event.defaultPrevented) keep(event);
  };
  const keep = (event: KeyboardEvent): boolean => {
    if (pressed.length === MOST || !isForPage(event)) return false;
    if (isNamed(event)) event.preventDefault();
    return pressed.push(event) > 0;
  };
  let isHeld = false;
  // First of all: React stops what is meant for a slot that it has not taken over, and whoever listens last hears nothing.
  const keepFromPage = (event: KeyboardEvent) => {
    const isOfSlot = event.target instanceof Element && isInSlot(event.target);
    if ((isHeld || isOfSlot) && keep(event)) event.stopImmediatePropagation();
  };
  for (const event of first) if (event instanceof KeyboardEvent) hear(event);
  window.addEventListener('keydown', keepFromPage, true);
  window.addEventListener('keydown', hear);
  const end = () => {
    window.removeEventListener('keydown', hear);
    window.removeEventListener('keydown', keepFromPage, true);
    return pressed.splice(0);
  };
  return {
    hold: () => {
      isHeld = true;
    },
    replay: async () => {
      for (const event of end()) {
        await nextTask();
        const focused = document.activeElement ?? document.body;
        // What was meant for the page is not for a field that came since.
        if (focused !== event.target && focused.matches(FIELDS)) return;
        focused.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    },
    forget: () => void end(),
  };
}

function isForPage(event: KeyboardEvent): boolean {
  const { target, key, isComposing } = event;
  if (!(target instanceof Element) || isComposing || MODIFIERS.has(key)) return false;
  if (isWithModifier(event)) return true;
  const isPress = key === 'Enter' || key === ' ';
  return !target.matches(FIELDS) && !(isPress && target.matches('a, button, summary'));
}

const isWithModifier = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** `Control+Shift+Enter`, as pages name it. */
function isNamed(event: KeyboardEvent): boolean {
  if (!isWithModifier(event)) return false;
  const { key, metaKey, shiftKey } = event;
  const letter = key.length === 1 ? key.toUpperCase() : key;
  const name = [metaKey ? 'Meta' : 'Control', ...(shiftKey ? ['Shift'] : []), letter].join('+');
  return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(name)}"]`) !== null;
}
