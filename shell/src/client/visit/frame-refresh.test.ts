/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Closing, Frame } from '@vitrine/shared/contract/frame';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { createState, frameAtom } from '../../model/state.ts';
import { Channel } from '../../testing/channel.ts';
import { MESSAGES } from '../../testing/draw.tsx';
import { FRAME } from '../../testing/fixtures.ts';
import { startFrameRefresh } from './frame-refresh.ts';
import { syncSession } from './session-sync.ts';

const MINUTE_MS = 60_000;
const PAUSED: Closing = {
  id: 1,
  reason: 'VERLOF',
  mode: 'paused',
  startsAt: '2026-08-01T00:00:00Z',
  endsAt: '2026-08-17T12:00:00Z',
  shipsFrom: null,
  message: { en: '', nl: '', fr: '' },
  fair: null,
};

beforeEach(() => {
  // jsdom has no channel, no entries of performance, and a page that nobody sees.
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => {
  jest.useRealTimers();
  Channel.open.clear();
});

it('A page that is open when a closing begins and ends loads anew what it said of it, each time once', async () => {
  const store = createState(FRAME, null);
  let frame: Frame = FRAME;
  const api = async () => ({ ok: true, value: frame }) as const;
  const heard: (string | undefined)[] = [];
  const stop = startFrameRefresh(
    store,
    syncSession(store, api, () => undefined),
    createIntl('en', MESSAGES.en),
    () => heard.push(store.get(frameAtom)?.closing?.mode),
  );
  const renewed = async (next: Frame) => {
    frame = next;
    const { promise, resolve } = Promise.withResolvers<void>();
    const leave = store.sub(frameAtom, resolve);
    jest.advanceTimersByTime(MINUTE_MS);
    await promise;
    leave();
  };
  await renewed({ ...FRAME, version: '2' });
  expect(heard).toEqual([]);
  await renewed({ ...FRAME, closing: PAUSED });
  await renewed({ ...FRAME, closing: { ...PAUSED } });
  expect(heard).toEqual(['paused']);
  await renewed(FRAME);
  expect(heard).toEqual(['paused', undefined]);
  stop();
});
