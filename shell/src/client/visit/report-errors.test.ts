/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { remoteIn, reportError } from './report-errors.ts';

const FRAME = 'at Card (https://shop.example/releases/catalog/92c92d7b8c98890a/client/webshop.js:1:20)';
const SHELL = 'at render (https://shop.example/releases/shell/1234567890abcdef/client/main.js:1:20)';

/** Whatever the page sends, as its reader. */
let sent: Blob[];
beforeEach(() => {
  sent = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
  const script = document.createElement('script');
  script.nonce = 'page-token';
  script.setAttribute('nonce', 'page-token');
  document.head.replaceChildren(script);
});
afterEach(() => document.head.replaceChildren());

const brokenIn = (...frames: string[]) =>
  Object.assign(new Error('x is undefined'), { stack: ['Error: x is undefined', ...frames].join('\n') });

describe('A browser that reports an error', () => {
  it('says in which version of which remote it was, and from which page', () => {
    expect(remoteIn(brokenIn(SHELL, FRAME).stack)).toEqual({
      remote: { name: 'catalog', version: '92c92d7b8c98890a', view: 'page-token' },
    });
  });

  it('blames no remote for what the shell or an extension did', () => {
    expect(remoteIn(brokenIn(SHELL).stack)).toBeNull();
    expect(remoteIn('at x (chrome-extension://abcdef/content.js:1:1)')).toBeNull();
    expect(remoteIn('')).toBeNull();
  });

  it.each([404, 401])('keeps silent of a page that answered %i', (status) => {
    reportError(new ErrorAnswer(status, '', null));
    expect(sent).toHaveLength(0);
    reportError(brokenIn(FRAME));
    expect(sent).toHaveLength(1);
  });

  it('keeps silent of a remote that is away, and tells of one whose code failed as it was loaded', () => {
    reportError(new RemoteFailure('catalog', 'did not load', new Error('network')));
    expect(sent).toHaveLength(0);
    reportError(new RemoteFailure('catalog', 'did not load', brokenIn(FRAME)));
    expect(sent).toHaveLength(1);
  });
});
