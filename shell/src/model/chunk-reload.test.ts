/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadForChunk } from './chunk-reload.ts';

const LOST = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A tab that counts its reloads; what it notes outlives them. */
function openTab(sessionStorage: Storage = window.sessionStorage) {
  const reload = jest.fn();
  const page = { sessionStorage, location: { ...window.location, reload } };
  return { fail: (error: unknown) => reloadForChunk(error, page), reloads: () => reload.mock.calls.length };
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('A page whose script could not be fetched', () => {
  it('is loaded anew, and again only after a minute', () => {
    const tab = openTab();
    tab.fail(LOST);
    expect(tab.reloads()).toBe(1);
    jest.advanceTimersByTime(59_999);
    tab.fail(LOST);
    expect(tab.reloads()).toBe(1);
    jest.advanceTimersByTime(1);
    tab.fail(LOST);
    expect(tab.reloads()).toBe(2);
  });

  it('stays as it is for any other error, and where nothing can be noted', () => {
    const tab = openTab();
    tab.fail(new Error('x is undefined'));
    expect(tab.reloads()).toBe(0);
    const refusing = openTab({
      ...window.sessionStorage,
      getItem: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    refusing.fail(LOST);
    expect(refusing.reloads()).toBe(0);
  });
});
