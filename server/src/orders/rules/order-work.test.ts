import { describe, expect, it } from '@jest/globals';
import { readOrderSearch } from './read-order-search.ts';
import { plainTrackingNumber, trackingFault } from './parcel/tracking-number.ts';

describe('A tracking number', () => {
  it.each(['3232 0001 0002 0003 0000 1234', 'RR 473 124 829 BE', '3SABCD1234567', '01234567890123', ''])(
    'is taken as labels print it: %s',
    (typed) => {
      expect(trackingFault(plainTrackingNumber(typed))).toBeNull();
    },
  );

  it.each([
    ['12345', 'trackingForm'],
    ['no number at all', 'trackingForm'],
    ['RR473124828BE', 'trackingDigit'],
    ['RR473214829BE', 'trackingDigit'],
    [`<script>${'1'.repeat(20)}`, 'trackingForm'],
  ])('is refused with a slip in it: %s', (typed, message) => {
    expect(trackingFault(plainTrackingNumber(typed))).toMatchObject({ message });
  });
});

describe('What is typed to find an order', () => {
  it.each([
    ['VDM-2026-000123', 123],
    ['vdm-2026-123', 123],
    ['2026-000123', 123],
    ['123', 123],
    ['BU-0123', null],
    ['99999999999', null],
    ['9999999999', null],
    ['', null],
  ])('names the number in %s', (typed, number) => {
    expect(readOrderSearch(typed).number).toBe(number);
  });

  it('is words however they are written, a few at most', () => {
    expect(readOrderSearch('  Élise   DUPONT ').words).toEqual([['élise', 'Élise'], ['dupont']]);
    expect(readOrderSearch('a b c d e f g h').words).toHaveLength(6);
  });
});
