import { isInSlot } from '../start/in-slot.ts';

/** Forms of the slot that were sent before anything could take them. */
export interface EarlySubmits {
  /** Sends them again, now that they are taken. */
  replay(): void;
  /** Lets go of them: nothing will take them soon. */
  forget(): void;
}

/**
 * Keeps forms that only the page's own script sends (`method="dialog"`, or no address of their own), each once however
 * often it was sent, and shows their button as busy. A form with an address is sent by the browser.
 * @param first what was done before this script came
 */
export function keepEarlySubmits(first: readonly Event[]): EarlySubmits {
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const hear = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !needsScript(form)) return;
    // Heard by React, it would be sent as the page was served, without what was filled in since.
    event.preventDefault();
    event.stopImmediatePropagation();
    sent.set(form, event.submitter);
    if (event.submitter) event.submitter.ariaBusy = 'true';
  };
  for (const event of first) if (event instanceof SubmitEvent) hear(event);
  document.addEventListener('submit', hear, true);
  const end = () => {
    document.removeEventListener('submit', hear, true);
    for (const submitter of sent.values()) if (submitter) submitter.ariaBusy = null;
  };
  return {
    replay: () => {
      end();
      for (const [form, submitter] of sent) if (form.isConnected) form.requestSubmit(submitter);
      sent.clear();
    },
    forget: () => {
      end();
      sent.clear();
    },
  };
}

function needsScript(form: HTMLFormElement): boolean {
  return isInSlot(form) && (form.method === 'dialog' || !form.hasAttribute('action'));
}
