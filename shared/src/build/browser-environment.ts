import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; the pair of abort classes must be of one make with `Request`. */
const MISSING = {
  fetch,
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  MessageChannel,
  TextEncoder,
  TextDecoder,
};

/** jsdom with the parts of a browser that a router needs to load a page. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, MISSING);
  }
}
