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

/**
 * The computed style of an element, until the page changes. jsdom makes one anew for each question, with all colours, and
 * who looks for a role and a name asks for the same elements several times: a third of a suite about a long form.
 */
function cacheComputedStyle(page: InstanceType<typeof TestEnvironment>['global']): void {
  const compute = page.getComputedStyle;
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new page.MutationObserver(forget);
  changes.observe(page.document, { attributes: true, characterData: true, childList: true, subtree: true });
  page.getComputedStyle = (element: Element, pseudo?: string | null) => {
    if (pseudo) return compute(element, pseudo);
    // What was changed since is told to the observer later.
    if (changes.takeRecords().length > 0) forget();
    const cached = styles.get(element);
    if (cached) return cached;
    const style = compute(element);
    styles.set(element, style);
    return style;
  };
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
    cacheComputedStyle(this.global);
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
