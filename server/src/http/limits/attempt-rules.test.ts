import { describe, expect, it } from '@jest/globals';
import { addAttempt, ATTEMPT_RULES, type Attempts } from './attempt-rules.ts';

describe('Attempts', () => {
  const rule = ATTEMPT_RULES['login-account'];
  const start = Date.parse('2026-03-02T10:00:00.000Z');
  const NEVER: Attempts = { count: 0, lastAt: new Date(0).toISOString(), nextAt: new Date(0).toISOString() };

  /** Tries as often as it may for so many minutes, and says when it could, in seconds. */
  function tryFor(minutes: number): number[] {
    let attempts = NEVER;
    const times: number[] = [];
    for (let seconds = 0; seconds <= minutes * 60; seconds += 1) {
      for (;;) {
        const next = addAttempt(attempts, rule, new Date(start + seconds * 1000));
        if (!next) break;
        attempts = next;
        times.push(seconds);
      }
    }
    return times;
  }

  it('are free ten times; then waits double up to a quarter of an hour, after which all is forgotten', () => {
    const times = tryFor(46);
    expect(times.slice(0, 15)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 90, 210, 450, 930]);
    expect(times[15]).toBe(930 + 15 * 60);
  });

  it('stay few in a day for a machine that never rests', () => {
    expect(tryFor(24 * 60).length).toBeLessThan(800);
  });
});
