/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { noteFiles } from '../remotes/opened-files.ts';
import { remoteIn, reportError } from './report-errors.ts';

const CATALOG = 'https://shop.example/releases/catalog/files/';
const FRAME = `at Card (${CATALOG}webshop.0123456789abcdef.js:1:20)`;
const ACCOUNT = 'at Form (https://account.example/files/form.0123456789abcdef.js:1:20)';
const SHELL = 'at render (https://shop.example/releases/shell/files/main.0123456789abcdef.js:1:20)';

/** Whatever the page sends, as its reader. */
let sent: Blob[];
beforeEach(() => {
  sent = [];
  noteFiles(`${CATALOG}remoteEntry.js`, { name: 'catalog', version: '92c92d7b8c98890a' });
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
  const serverTiming = [
    { name: 'cache', description: 'hit' },
    { name: 'view', description: 'page-token' },
  ];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
});

const brokenIn = (...frames: string[]) =>
  Object.assign(new Error('x is undefined'), { stack: ['Error: x is undefined', ...frames].join('\n') });

describe('A browser that reports an error', () => {
  it('says in which version of which remote it was, and from which page', () => {
    expect(remoteIn(brokenIn(SHELL, FRAME).stack)).toEqual({
      remote: { name: 'catalog', version: '92c92d7b8c98890a', view: 'page-token' },
    });
  });

  it('takes the version that the page opened last, and the first remote that the stack goes through', () => {
    noteFiles(`${CATALOG}remoteEntry.js`, { name: 'catalog', version: 'next' });
    noteFiles('https://account.example/files/remoteEntry.js', { name: 'account', version: 'v1' });
    expect(remoteIn(brokenIn(FRAME, ACCOUNT).stack)?.remote).toMatchObject({ version: 'next' });
    expect(remoteIn(brokenIn(ACCOUNT, FRAME).stack)?.remote).toMatchObject({ name: 'account' });
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
