import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDateTimeLocal, isDay, toDateTimeLocal } from './datetime-local.ts';

describe('A time that is typed in Belgium', () => {
  it('is the same one when it is shown again, whatever the season', () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const local = toDateTimeLocal(new Date(minute * 60_000).toISOString());
        const read = fromDateTimeLocal(local);
        expect(read && toDateTimeLocal(read)).toBe(local);
      }),
    );
  });

  it('does not exist in the hour that the clock skips', () => {
    expect(fromDateTimeLocal('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z');
    expect(fromDateTimeLocal('2027-03-28T02:00')).toBe('skipped');
    expect(fromDateTimeLocal('2027-03-28T02:59')).toBe('skipped');
    expect(fromDateTimeLocal('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z');
  });

  it('means the first of two in the hour that comes twice', () => {
    expect(fromDateTimeLocal('2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(fromDateTimeLocal('2027-10-31T03:00')).toBe('2027-10-31T02:00:00.000Z');
  });

  it.each(['', 'soon', '2027-02-30T10:00', '2027-01-01T24:00', '2027-13-01T10:00', '2027-01-01'])(
    'is none: %s',
    (typed) => expect(fromDateTimeLocal(typed)).toBeNull(),
  );

  it('has days of the calendar', () => {
    expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('1 July')]).toEqual([true, false, false]);
  });
});
