import { describe, expect, it } from '@jest/globals';
import { addWorkingDays, expectedAfterPayment, expectedAfterShipping } from './delivery.ts';

describe('a working day', () => {
  it.each([
    ['a weekend', '2026-11-27', 1, '2026-11-30'],
    ['Easter Monday', '2026-04-03', 1, '2026-04-07'],
    ['Ascension', '2026-05-13', 1, '2026-05-15'],
    ['Whit Monday', '2026-05-22', 1, '2026-05-26'],
    ['Easter of 2027', '2027-03-26', 1, '2027-03-30'],
    ['Christmas and New Year', '2026-12-24', 6, '2027-01-05'],
    ['a national holiday', '2026-07-20', 1, '2026-07-22'],
    ['nothing', '2026-11-24', 2, '2026-11-26'],
    ['a Sunday, when none is counted', '2026-11-29', 0, '2026-11-30'],
  ])('is counted past %s', (_what, day, count, reached) => {
    expect(addWorkingDays(day, count)).toBe(reached);
  });
});

describe('what is paid', () => {
  const belgium = { min: 1, max: 2 };

  it('leaves on the first or second working day after, and is so long on its way', () => {
    expect(expectedAfterPayment(belgium, new Date('2026-11-23T10:00:00Z'), null)).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    });
  });

  it('late in the evening is paid on the Belgian day', () => {
    expect(expectedAfterPayment(belgium, new Date('2026-11-23T23:30:00Z'), null).from).toBe('2026-11-26');
  });

  it('while the shop is away leaves from the day on which it is back', () => {
    const paidAt = new Date('2026-11-23T10:00:00Z');
    expect(expectedAfterPayment(belgium, paidAt, '2026-12-07')).toEqual({
      from: '2026-12-08',
      to: '2026-12-10',
    });
    expect(expectedAfterPayment(belgium, paidAt, '2026-11-20').from).toBe('2026-11-25');
  });

  it('once it left is expected by the days of its way alone', () => {
    expect(expectedAfterShipping({ min: 2, max: 4 }, new Date('2026-11-26T10:00:00Z'))).toEqual({
      from: '2026-11-30',
      to: '2026-12-02',
    });
  });
});
