import { describe, expect, it } from '@jest/globals';
import { newCanaryCookie, readCanaryNumber } from './canary-cookie.ts';
import { canaryGroup, STABLE } from './canary-group.ts';

const EVERYBODY = Array.from({ length: 100 }, (_none, number) => number);
const tried = (version: string, share: number, name = 'catalog') => ({ name, version, share });
const whoHas = (canary: ReturnType<typeof tried>) =>
  EVERYBODY.filter((number) => canaryGroup(number, [canary]).includes(canary.name));

describe('A canary', () => {
  it('is tried by exactly its share of the numbers, and by nobody without one', () => {
    for (const share of [1, 10, 50, 99]) expect(whoHas(tried('abc', share))).toHaveLength(share);
    expect(canaryGroup(null, [tried('abc', 99)])).toBe(STABLE);
    expect(canaryGroup(7, [])).toBe(STABLE);
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
      readCanaryNumber(newCanaryCookie(true).split(';')[0] ?? ''),
    );
    expect(numbers.every((number) => number !== null && number >= 0 && number < 100)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(50);
  });

  it('cannot be read by scripts, and goes by https alone where the shop has it', () => {
    expect(newCanaryCookie(false)).toMatch(/^vitrine_side=\d{1,2}; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(newCanaryCookie(true)).toMatch(/; HttpOnly; Secure$/);
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
    expect(readCanaryNumber(cookies)).toBeNull();
  });

  it('is found among other cookies', () => {
    expect(readCanaryNumber('vitrine_locale=nl; vitrine_side=42; x=y')).toBe(42);
  });
});
