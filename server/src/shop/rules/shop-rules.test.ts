import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBic, isIban, spacedIban } from '../../forms/rules/iban.ts';
import { profileAddress } from './social-link.ts';

describe('An account number', () => {
  it.each([
    'BE68 5390 0754 7034',
    'NL91ABNA0417164300',
    'FR1420041010050500013M02606',
    'de89 3704 0044 0532 0130 00',
  ])('is taken: %s', (iban) => expect(isIban(iban)).toBe(true));

  it.each([
    '',
    'BE68 5390 0754 7035',
    'BE68 5390 0754 703',
    'NL68 5390 0754 7034',
    'ZZ68539007547034',
    '539-0075470-34',
  ])('is refused: %s', (iban) => expect(isIban(iban)).toBe(false));

  it('is refused when any one figure is another', () => {
    const figure = fc.record({ at: fc.integer({ min: 4, max: 15 }), to: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(figure, ({ at, to }) => {
        const right = 'BE68539007547034';
        const typed = right.slice(0, at) + to + right.slice(at + 1);
        expect(isIban(typed)).toBe(typed === right);
      }),
    );
  });

  it('is written in groups, and its bank by eight signs or eleven', () => {
    expect(spacedIban('be68-5390.0754 7034')).toBe('BE68 5390 0754 7034');
    expect([isBic('TRIOBEBB'), isBic('triobebbxxx'), isBic('TRIO')]).toEqual([true, true, false]);
  });
});

describe('A link to a profile', () => {
  it.each([
    ['Facebook', 'https://www.facebook.com/kabinet.gent', 'https://www.facebook.com/kabinet.gent'],
    ['Instagram', 'instagram.com/kabinet/?igsh=abc', 'https://instagram.com/kabinet'],
    ['Twitter', 'https://x.com/kabinet', 'https://x.com/kabinet'],
    ['Pinterest', 'https://be.pinterest.com/kabinet/', 'https://be.pinterest.com/kabinet'],
    ['LinkedIn', 'https://be.linkedin.com/company/kabinet', 'https://be.linkedin.com/company/kabinet'],
    ['Tumblr', 'https://kabinet.tumblr.com/', 'https://kabinet.tumblr.com'],
    ['Snapchat', 'https://www.snapchat.com/add/kabinet', 'https://www.snapchat.com/add/kabinet'],
    ['TikTok', 'http://www.tiktok.com/@kabinet', 'https://www.tiktok.com/@kabinet'],
    ['Twitch', 'https://www.twitch.tv/kabinet', 'https://www.twitch.tv/kabinet'],
    ['YouTube', 'https://youtube.com/@kabinet', 'https://youtube.com/@kabinet'],
  ] as const)('is one of %s: %s', (network, typed, address) => {
    expect(profileAddress(network, typed)).toBe(address);
  });

  it.each([
    ['Facebook', 'https://facebook.com/'],
    ['Facebook', 'https://facebook.com.evil.example/kabinet'],
    ['Facebook', 'https://evil.example/facebook.com/kabinet'],
    ['Facebook', 'https://name:word@facebook.com/kabinet'],
    ['Instagram', 'https://instagram.com/p/abc'],
    ['Instagram', 'javascript:alert(1)'],
    ['Twitter', 'https://x.com/kabinet/status/1'],
    ['Pinterest', 'https://pinterest.com/pin/123'],
    ['LinkedIn', 'https://linkedin.com/feed'],
    ['TikTok', 'https://tiktok.com/kabinet'],
    ['YouTube', 'https://youtube.com/watch?v=abc'],
    ['YouTube', 'not an address'],
  ] as const)('is none of %s: %s', (network, typed) => {
    expect(profileAddress(network, typed)).toBeNull();
  });
});
