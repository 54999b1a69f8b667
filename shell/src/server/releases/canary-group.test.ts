import { describe, expect, it } from '@jest/globals';
import { newSideCookie, readSideNumber } from './canary-cookie.ts';
import { sideOf, STABLE } from './canary-group.ts';

const EVERYBODY = Array.from({ length: 100 }, (_none, number) => number);
const tried = (version: string, share: number, name = 'catalog') => ({ name, version, share });
const whoHas = (canary: ReturnType<typeof tried>) =>
  EVERYBODY.filter((number) => sideOf(number, [canary]).includes(canary.name));

describe('A canary', () => {
  it('is tried by exactly its share of the numbers, and by nobody without one', () => {
    for (const share of [1, 10, 50, 99]) expect(whoHas(tried('abc', share))).toHaveLength(share);
    expect(sideOf(null, [tried('abc', 99)])).toBe(STABLE);
    expect(sideOf(7, [])).toBe(STABLE);
  });

  it('keeps who has it when its share grows', () => {
    const [few, many] = [whoHas(tried('abc', 10)), whoHas(tried('abc', 40))];
    expect(many).toEqual(expect.arrayContaining(few));
  });

  it('is not always tried by the same visitors', () => {
    const groups = ['a', 'b', 'c', 'd', 'e', 'f'].map((version) => whoHas(tried(version, 10)).join());
    expect(new Set(groups).size).toBeGreaterThan(1);
  });
});

describe('The number of a visitor', () => {
  it('is one of a hundred, and comes back as it was given', () => {
    const numbers = Array.from({ length: 500 }, () =>
      readSideNumber(newSideCookie(true).split(';')[0] ?? ''),
    );
    expect(numbers.every((number) => number !== null && number >= 0 && number < 100)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(50);
  });

  it('cannot be read by scripts, and goes by https alone where the shop has it', () => {
    expect(newSideCookie(false)).toMatch(/^vitrine_side=\d{1,2}; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(newSideCookie(true)).toMatch(/; HttpOnly; Secure$/);
  });

  const wrong = [
    '',
    'vitrine_side=',
    'vitrine_side=100',
    'vitrine_side=-1',
    'vitrine_side=x',
    'my_vitrine_side=5',
  ];
  it.each(wrong)('is none in “%s”', (cookies) => {
    expect(readSideNumber(cookies)).toBeNull();
  });

  it('is found among other cookies', () => {
    expect(readSideNumber('vitrine_locale=nl; vitrine_side=42; x=y')).toBe(42);
  });
});
