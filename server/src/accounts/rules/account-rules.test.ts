import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networkKey, wideNetworkKey } from '../../platform/network/network-key.ts';
import { passwordFault } from './password-fault.ts';

const list = readFileSync(resolve(__dirname, '../../../data/common-passwords.txt'), 'utf8').split('\n');
const common = new Set(list.filter((line) => line !== '' && !line.startsWith('#')));
const faultOf = (password: string) =>
  passwordFault(password, { email: 'ada.peeters@example.com', role: 'customer' }, common)?.message ?? null;

it('The list of common passwords has more than 3,000 that would otherwise be taken', () => {
  expect([...common].filter((password) => password.length >= 12).length).toBeGreaterThan(3000);
});

describe('A password', () => {
  it.each([
    ['', 'required'],
    ['elevensigns', 'passwordShort'],
    // Eleven signs, though twice as many units of a computer.
    ['🦋🐛🐜🐝🪲🐞🦗🪳🕷🦂🪰', 'passwordShort'],
    ['x1y2z3'.repeat(22), 'passwordLong'],
    ['password1234', 'passwordCommon'],
    ['P@ssw0rd1234', 'passwordCommon'],
    ['p4ssw0rd1234', 'passwordCommon'],
    ['motdepasse123', 'passwordCommon'],
    ['correct horse battery staple', 'passwordCommon'],
    ['aaaaaaaaaaaa', 'passwordPattern'],
    ['ababababcdcd', 'passwordPattern'],
    ['moth1moth1moth1', 'passwordPattern'],
    ['lkjhgfdsapoiu', 'passwordPattern'],
    ['abcdefghijklm', 'passwordPattern'],
    ['azertyuiopqs', 'passwordPattern'],
    ['987654321012', 'passwordPattern'],
    ['my ada.peeters x', 'passwordPersonal'],
    ['Vitrine-2026!', 'passwordPersonal'],
    ['butterflies1!', 'passwordPersonal'],
  ])('such as %j is refused', (password, message) => {
    expect(faultOf(password)).toBe(message);
  });

  it.each([
    'a drawer of moths',
    'correct tiger battery',
    'papillon de nuit brun',
    'Zx9#kq!vLm2p',
    '            x y z w',
    'ключ от шкафа 7',
  ])('such as %j is fine', (password) => {
    expect(faultOf(password)).toBeNull();
  });

  it('made at random is hardly ever refused', () => {
    const sign = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 16, maxLength: 128 }), (signs) => {
        fc.pre(new Set(signs).size > 8);
        return faultOf(signs.join('')) === null;
      }),
      { seed: 7 },
    );
  });

  it('that is far too long is refused for that alone: nobody looks for patterns in it', () => {
    expect(faultOf('ab'.repeat(100_000))).toBe('passwordLong');
    expect(faultOf('ab'.repeat(64))).toBe('passwordPattern');
  });

  it('is kept from the list only in lower case and of a length that would else be accepted', () => {
    expect(common.size).toBeGreaterThan(3000);
    for (const password of common) expect(password).toMatch(/^[^A-Z]{12,128}$/);
  });
});

describe('A network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (ip, key) => {
    expect(networkKey(ip)).toBe(key);
  });

  it.each([
    ['192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.200', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0DB8:0001:ffff::6', '2001:db8:1'],
    ['::1', '0:0:0'],
  ])('of %s lies in the neighbourhood %s', (ip, key) => {
    expect(wideNetworkKey(ip)).toBe(key);
  });
});
