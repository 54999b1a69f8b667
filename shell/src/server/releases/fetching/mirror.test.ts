import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createMirror } from '../open-version.ts';

const READ_EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;

/** A mirror whose origin lacks a file, and a server that would try it at each reading of a pointer. */
function openMirror() {
  let tries = 0;
  let nowMs = 0;
  let isWell = false;
  const fetchFiles = async () => {
    tries += 1;
    if (!isWell) throw new Error('the origin lacks a file');
  };
  const mirror = createMirror('one', fetchFiles, () => nowMs);
  return {
    mirror,
    tries: () => tries,
    mend: () => (isWell = true),
    async passTime(ms: number) {
      for (const end = nowMs + ms; nowMs < end; nowMs += READ_EVERY_MS) {
        mirror.try();
        await setImmediate();
      }
    },
  };
}

it('An origin that lacks a file is asked ever more seldom, down to once an hour', async () => {
  const { tries, passTime } = openMirror();
  await passTime(HOUR_MS);
  const first = tries();
  expect(first).toBeLessThan(15);
  await passTime(10 * HOUR_MS);
  expect(tries() - first).toBeGreaterThanOrEqual(9);
  expect(tries() - first).toBeLessThanOrEqual(11);
});

it('Once it has all, browsers can be sent here, and it is asked no more', async () => {
  const { mirror, tries, mend, passTime } = openMirror();
  await passTime(10 * READ_EVERY_MS);
  expect(mirror.isDone()).toBe(false);
  mend();
  await passTime(HOUR_MS);
  expect(mirror.isDone()).toBe(true);
  const asked = tries();
  await passTime(HOUR_MS);
  expect(tries()).toBe(asked);
});
