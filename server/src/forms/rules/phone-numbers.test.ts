import { expect, it } from '@jest/globals';
import { COUNTRIES } from './countries.ts';
import { callingCode, isPhoneOf, phoneExample } from './phone-numbers.ts';

it.each([
  ['0470 12 34 56', 'BE'],
  ['09 225 12 34', 'BE'],
  ['+32 (0)470 12 34 56', 'BE'],
  ['0032 470 12 34 56', 'FR'],
  ['06 12 34 56 78', 'FR'],
  ['06 20 123 4567', 'HU'],
  ['+1 202 555 0123', 'BE'],
  ['07400 123456', 'GB'],
  ['06 698 12345', 'IT'],
  ['691 123 456', 'LU'],
])('%s can be called from a parcel to %s', (typed, country) => {
  expect(isPhoneOf(typed, country)).toBe(true);
});

it.each([
  ['0470 12 3', 'BE'],
  ['0470 12 34 56 78', 'BE'],
  ['+32 470 12', 'BE'],
  ['06 12 34 56', 'FR'],
  ['+33 6 12 34 56 78 90', 'BE'],
  ['+1 20', 'BE'],
])('%s cannot be a number for %s', (typed, country) => {
  expect(isPhoneOf(typed, country)).toBe(false);
});

it('every country that the shop ships to has a calling code', () => {
  expect(COUNTRIES.filter((country) => callingCode(country) === '')).toEqual([]);
});

it.each(COUNTRIES)('the example of a number in %s is one that the shop takes', (country) => {
  expect(isPhoneOf(phoneExample(country), country)).toBe(true);
  expect(isPhoneOf(phoneExample(country), 'BE')).toBe(true);
});
