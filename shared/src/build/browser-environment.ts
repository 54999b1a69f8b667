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
  }

  /** React's scheduler leaves its channel open: the process could not end, nor the suite's modules be freed. */
  override async teardown() {
    for (const { port1 } of this.#channels) port1.close();
    await super.teardown();
  }
}
