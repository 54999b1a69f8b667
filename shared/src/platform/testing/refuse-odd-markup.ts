import { jest } from '@jest/globals';
import { isPlainMarkup } from '../../contract/plain-markup.ts';

/** Makes the test's browser refuse markup as browsers do by the shell's Trusted Types policy, which jsdom knows not. */
export function refuseOddMarkup(): void {
  const { set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function refuse(this: Element, html) {
    if (!isPlainMarkup(html)) throw new TypeError("This document requires 'TrustedHTML' assignment.");
    set?.call(this, html);
  });
  // React tells of what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
}
