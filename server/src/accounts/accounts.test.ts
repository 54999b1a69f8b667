import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './hash-password.ts';
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

  it('costs as much where there is no account', async () => {
    const hash = await hashPassword('a drawer of moths');
    const millisecondsFor = async (stored: string | null) => {
      const start = performance.now();
      for (let count = 0; count < 5; count += 1) await verifyPassword('guess', stored);
      return performance.now() - start;
    };
    await millisecondsFor(hash);
    const ratio = (await millisecondsFor(null)) / (await millisecondsFor(hash));
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
    expect((await verifyPassword('guess', null)).isRight).toBe(false);
  });
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
