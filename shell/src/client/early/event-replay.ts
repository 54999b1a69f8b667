import { isInSlot } from '../start/in-slot.ts';
import { yieldToMain } from '../start/yield-to-main.ts';
import { trackEarlyFields } from './early-fields.ts';

/** Something that only the page's own script answers. */
interface EarlyAct {
  /** An element that is pressed or sent once, however often it was; or an event, each of which counts. */
  of: Element | Event;
  /** Shown as busy until then. */
  pressed?: Element | null;
  repeat(): void;
}

/** What an event is such an act of, null for others. Whoever reads it also prevents what the browser would do. */
export type ReadAct = (event: Event) => EarlyAct | null;

/** Event replay: queues input in the slot before hydration, and dispatches it again afterwards. */
export interface EventReplay {
  /** Replays after hydration, one after another: fields first, because what is pressed may read them. */
  replay(): Promise<void>;
  /** Discards all but fields, which stay queued until hydration. */
  forget(): void;
}

const KINDS = ['click', 'submit', 'keydown', 'dragover', 'drop'];

/**
 * React handles no events before hydration, and drops some of them. Links, forms with an address, popovers and details
 * work without script, and are left to the browser.
 * @param first events from before this script ran
 * @param tools readers that only pages of the owner's tools need
 */
export function createEventReplay(first: readonly Event[], tools: readonly ReadAct[] = []): EventReplay {
  const fields = trackEarlyFields();
  const queue = new Map<Element | Event, EarlyAct>();
  const readers = [readClick, readSubmit, ...tools];
  const hear = (event: Event) => {
    for (const read of readers) {
      const act = read(event);
      if (!act) continue;
      // React would hydrate the page at once for it, in one long task, or answer before the fields are replayed.
      event.stopImmediatePropagation();
      if (act.pressed) act.pressed.ariaBusy = 'true';
      queue.set(act.of, act);
    }
  };
  first.forEach(hear);
  for (const kind of KINDS) window.addEventListener(kind, hear, true);
  const end = () => {
    for (const kind of KINDS) window.removeEventListener(kind, hear, true);
    const acts = [...queue.values()];
    queue.clear();
    for (const { pressed } of acts) if (pressed) pressed.ariaBusy = null;
    return acts;
  };
  return {
    replay: async () => {
      fields.replay();
      for (const { of, repeat } of end()) {
        if (of instanceof Event || of.isConnected) repeat();
        await yieldToMain();
      }
    },
    forget: () => void end(),
  };
}

const readClick: ReadAct = ({ type, target }) => {
  const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
  if (!button || !isInSlot(button)) return null;
  if (button.type !== 'button' || button.popoverTargetElement) return null;
  return { of: button, pressed: button, repeat: () => button.click() };
};

/** A form without an address goes nowhere by itself (`method="dialog"`), so what is typed in it is not lost. */
const readSubmit: ReadAct = (event) => {
  const form = event.target;
  if (!(event instanceof SubmitEvent && form instanceof HTMLFormElement)) return null;
  if (!isInSlot(form) || form.method !== 'dialog') return null;
  event.preventDefault();
  const { submitter } = event;
  return { of: form, pressed: submitter, repeat: () => form.requestSubmit(submitter) };
};
