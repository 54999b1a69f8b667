import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; the pair of abort classes must be of one make with `Request`. */
const MISSING = {
  fetch,
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
};

const LABELLED = [
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'HTMLButtonElement',
] as const;

/**
 * The labels of a control on the page. jsdom asks all of the page's, and each of these walks the page for its control,
 * which is a tenth of a suite about a long form: here those are asked that may be its own.
 */
function labelsOf(control: HTMLElement & { id: string; type: string }): HTMLLabelElement[] | null {
  if (control.type === 'hidden') return null;
  const mayBeIts = (label: HTMLLabelElement) =>
    label.htmlFor === '' ? label.contains(control) : label.htmlFor === control.id;
  const labels = [...control.ownerDocument.getElementsByTagName('label')].filter(mayBeIts);
  return labels.filter((label) => label.control === control);
}

/** jsdom with the parts of a browser that a router needs to load a page. */
export default class BrowserEnvironment extends TestEnvironment {
  #channels: MessageChannel[] = [];

  override async setup() {
    await super.setup();
    const channels = this.#channels;
    class SuiteChannel extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    }
    Object.assign(this.global, MISSING, { MessageChannel: SuiteChannel });
    for (const name of LABELLED) {
      Object.defineProperty(this.global[name].prototype, 'labels', {
        get(this: Parameters<typeof labelsOf>[0]) {
          return labelsOf(this);
        },
      });
    }
  }

  /** React's scheduler leaves its channel open: the process could not end, nor the suite's modules be freed. */
  override async teardown() {
    for (const { port1 } of this.#channels) port1.close();
    await super.teardown();
  }
}
