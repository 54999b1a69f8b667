import { isInSlot } from '../start/in-slot.ts';
import { yieldToMain } from '../start/yield-to-main.ts';

/** Key presses queued before hydration. */
export interface EarlyKeys {
  /** Hydrated, but fields are not replayed yet: keys are queued until they are. */
  hold(): void;
  /** Dispatches them again, one after another. */
  replay(): Promise<void>;
  /** Discards the queue. */
  forget(): void;
}

/** Longest queue: more presses than this on a page without a response are not meant. */
const MOST = 24;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const FIELDS = 'input, select, textarea, [contenteditable]';

/**
 * Queues keys that only the page's script handles: single keys outside fields, and shortcuts. The browser's default of a
 * shortcut named in `aria-keyshortcuts` is prevented.
 * @param first events from before this script ran
 */
export function queueEarlyKeys(first: readonly Event[]): EarlyKeys {
  const pressed: KeyboardEvent[] = [];
  const hear = (event: KeyboardEvent) => {
    // Runs last: an event that was handled is prevented by now.
    if (!event.defaultPrevented) keep(event);
  };
  const keep = (event: KeyboardEvent): boolean => {
    if (pressed.length === MOST || !isForPage(event)) return false;
    if (isNamed(event)) event.preventDefault();
    return pressed.push(event) > 0;
  };
  let isHeld = false;
  // Runs first: React stops the propagation of events in a slot that is not hydrated.
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
        await yieldToMain();
        const focused = document.activeElement ?? document.body;
        // A key meant for the page must not end up in a field that got the focus since.
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
