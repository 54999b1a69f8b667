import { describe, expect, it } from '@jest/globals';
import { holdTime } from './hold-time.ts';

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const MINUTE_MS = 60_000;
const endOf = (created: string, promised: string, now: string, minutes: number) => {
  const before = { createdAt: at(created), expiresAt: at(promised) };
  return holdTime(before, { holdMs: minutes * MINUTE_MS, now: new Date(at(now)) })?.expiresAt;
};

describe('A hold that is asked for again', () => {
  it('lasts as long as was promised, though times have become shorter meanwhile', () => {
    expect(endOf('10:00', '10:15', '10:07', 3)).toBe(at('10:15'));
    expect(endOf('10:00', '10:15', '10:02', 3)).toBe(at('10:15'));
  });

  it('has a full time again, never longer than twice that, and is over then', () => {
    expect(endOf('10:00', '10:15', '10:10', 15)).toBe(at('10:25'));
    expect(endOf('10:00', '10:25', '10:20', 15)).toBe(at('10:30'));
    expect(endOf('10:00', '10:30', '10:30', 15)).toBeUndefined();
    expect(endOf('10:00', '10:15', '10:15', 3)).toBeUndefined();
  });
});
