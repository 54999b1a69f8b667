import { expect, it } from '@jest/globals';
import { createPlaces, FORGET_MS } from './renderer-processes.ts';
import type { Renderer } from './start-renderer.ts';

const RUNNING: Renderer = {
  start: () => {
    throw new Error('nothing runs here');
  },
  counts: () => ({ busy: 0, idle: 0, residentBytes: 0 }),
  end: () => undefined,
};

it('A shop that saw a thousand versions fall remembers those of late alone', () => {
  let now = FORGET_MS + 1;
  const places = createPlaces(() => now);
  Object.assign(places.at('key'), { running: RUNNING });
  for (let version = 0; version < 1_000; version += 1) {
    places.setApart(`catalog ${version}`);
    Object.assign(places.at(`key catalog ${version}`), { falls: 1, fellAt: now });
    now += 60_000;
  }
  expect(places.all().length).toBeLessThan(10);
  expect([0, 700, 800, 999].map((version) => places.isApart(`catalog ${version}`))).toEqual([
    ...[false, false, true, true],
  ]);
  // What fell a moment ago rests, and what runs goes on.
  expect(places.at('key catalog 999').falls).toBe(1);
  expect(places.at('key').running).toBe(RUNNING);
});
