import { describe, expect, it } from '@jest/globals';
import { hashPassword, PASSWORD_WORK, verifyPassword } from './hash-password.ts';
import { readDevice } from './shopper.ts';

describe('A password hash', () => {
  it('opens by the password alone, and comes out otherwise each time', async () => {
    const hash = await hashPassword('café au papillon');
    expect(await verifyPassword('café au papillon', hash)).toEqual({ isRight: true, isOutdated: false });
    expect(await hashPassword('café au papillon')).not.toBe(hash);
  });

  it.each([
    ['in other letters', 'Café au papillon'],
    ['without its accent', 'cafe au papillon'],
    ['with its accent put together otherwise', 'cafe\u0301 au papillon'],
    ['with a space before it', ' café au papillon'],
    ['with a space after it', 'café au papillon '],
    ['shorter', 'café au papillo'],
  ])('does not open by the same %s', async (_how, typed) => {
    const hash = await hashPassword('café au papillon');
    expect(await verifyPassword(typed, hash)).toEqual({ isRight: false, isOutdated: false });
  });

  it('opens by all of a long password, to its last sign', async () => {
    const long = `${'a drawer of moths '.repeat(7)}é`;
    const hash = await hashPassword(long);
    expect((await verifyPassword(long, hash)).isRight).toBe(true);
    expect((await verifyPassword(long.slice(0, -1), hash)).isRight).toBe(false);
  });

  it.each(['memory', 'passes', 'parallelism'] as const)(
    'costs as much where there is no account: the same work, to its %s',
    async (part) => {
      expect(await verifyPassword('guess', null)).toEqual({ isRight: false, isOutdated: false });
      // Work that cannot be done shows who sets about it.
      const impossible = { ...PASSWORD_WORK, [part]: 0 };
      const refusal = await hashPassword('guess', impossible).catch(String);
      expect(refusal).toContain(part);
      expect(await verifyPassword('guess', null, impossible).catch(String)).toBe(refusal);
    },
  );
});

describe('A browser', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    ['curl/8.0', '', ''],
    [undefined, '', ''],
  ])('%s is known as %s on %s', (userAgent, browser, system) => {
    expect(readDevice(userAgent)).toEqual({ browser, system });
  });
});
