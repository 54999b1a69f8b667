import { isInSlot } from '../start/in-slot.ts';

/** Submits of forms in the slot, queued before hydration. */
export interface EarlySubmits {
  /** Submits them again. */
  replay(): void;
  /** Discards the queue. */
  forget(): void;
}

/**
 * Queues submits that only the page's script handles (`method="dialog"`, or no `action`), each form once, and shows the
 * submitter as busy. A form with an `action` is sent by the browser.
 * @param first events from before this script ran
 */
export function queueEarlySubmits(first: readonly Event[]): EarlySubmits {
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const hear = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !needsScript(form)) return;
    // React would submit the form as it was served, without what was filled in since.
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
