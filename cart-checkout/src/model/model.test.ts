import { describe, expect, it } from '@jest/globals';
import { PARCEL } from '../testing/fixtures.ts';
import { chosenShipping } from './checkout/chosen-shipping.ts';
import { holdEndsAt, minutesLeft } from './checkout/hold-time.ts';

const MINUTE = 60_000;

describe('the time that lots are put aside', () => {
  const now = Date.parse('2026-03-01T10:00:00.000Z');

  it('is what the shop says', () => {
    expect(holdEndsAt('2026-03-01T10:10:00.000Z', now)).toBe(now + 10 * MINUTE);
  });

  it.each(['2026-03-01T09:00:00.000Z', '2026-03-01T12:00:00.000Z', 'soon'])(
    'is a quarter of an hour when the clock of the browser is wrong (%s)',
    (expiresAt) => expect(holdEndsAt(expiresAt, now)).toBe(now + 15 * MINUTE),
  );

  it('is told in whole minutes and never below none', () => {
    expect(minutesLeft(now + 61_000, now)).toBe(2);
    expect(minutesLeft(now - 1, now)).toBe(0);
  });
});

describe('the way of shipping', () => {
  const dear = { ...PARCEL, code: 'express', priceCents: 1500 };

  it('is the one that was chosen, as long as it is offered', () => {
    expect(chosenShipping([PARCEL, dear], 'express')).toBe(dear);
  });

  it('is the cheapest until something is chosen', () => {
    expect(chosenShipping([dear, PARCEL], '')).toBe(PARCEL);
    expect(chosenShipping([], 'be')).toBeNull();
  });
});
