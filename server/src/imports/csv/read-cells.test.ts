import { describe, expect, it } from '@jest/globals';
import { readDate } from './read-date.ts';
import { readMoney } from './cells.ts';

describe('Whoever types prices into a spreadsheet', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,5 €', '12.5'],
    ['€ 12', '12'],
    ['EUR 12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['€ 1.234,50', '1234.50'],
    ['1 234,50 €', '1234.50'],
    ['1\u202f234,50\u00a0€', '1234.50'],
    ['1,234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1.234.567', '1234567'],
    ['1 234', '1234'],
    ['12,-', '12'],
    ['−5', '-5'],
  ])('may write %s', (cell, value) => {
    expect(readMoney(cell)).toEqual({ ok: true, value });
  });

  it.each(['12.345', '1,234', '€ 1.234'])('is asked what %s is', (cell) => {
    expect(readMoney(cell)).toMatchObject({
      ok: false,
      error: { message: 'importThousands', values: { cell } },
    });
  });

  it.each(['free', '12 50', '1.23.4', '1.234.56', '12,50 $', '1,2,3'])('is told that %s is none', (cell) => {
    expect(readMoney(cell)).toEqual({ ok: false, error: { message: 'euroAmount' } });
  });
});

describe('Whoever types dates into a spreadsheet', () => {
  it.each([
    ['1998-07-14', '1998-07-14'],
    ['14/07/1998', '1998-07-14'],
    ['14/07/1998 00:00', '1998-07-14'],
    ['04/04/1998', '1998-04-04'],
    ['14.vii.1998', '14.vii.1998'],
    ['14-mrt-1998', '1998-3-14'],
    ['14 juillet 1998', '1998-7-14'],
    ['févr. 1998', '1998-2'],
    ['mei 1998', '1998-5'],
    ['1998', '1998'],
    ['summer', 'summer'],
  ])('may leave it as %s', (cell, value) => {
    expect(readDate(cell)).toEqual({ ok: true, value });
  });

  it.each([
    ['45231', 'importDateSerial', '2023-11-01'],
    ['36000,0', 'importDateSerial', '1998-07-24'],
    ['mrt-24', 'importDateShort', undefined],
    ['14/07/98', 'importDateShort', undefined],
    ['3-mrt', 'importDateShort', undefined],
    ['12/31/1998', 'importDateMonthFirst', '1998-12-31'],
  ])('is told what became of %s', (cell, message, date) => {
    expect(readDate(cell)).toMatchObject({
      ok: false,
      error: { message, values: { cell, ...(date && { date }) } },
    });
  });

  it('is shown how a day and a month were told apart', () => {
    expect(readDate('03/04/2024')).toEqual({
      ...{ ok: true, value: '2024-04-03' },
      warning: {
        message: 'importDateDayFirst',
        values: { cell: '03/04/2024', date: '2024-04-03', other: '2024-03-04' },
      },
    });
  });
});
