import { expect, it } from '@jest/globals';
import { isAhead, readLabelDate } from './label-date.ts';
import { readCents, readPercentage, readWhole } from '../../forms/rules/read-amounts.ts';
import { tidyLine, tidyText } from '../../forms/rules/tidy-text.ts';
import { isCountry, WORLD_COUNTRIES } from '../../forms/rules/world-countries.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['€ 12.50', 1250],
  ['1 250,00', 125000],
  ['-1,50', -150],
  ['+2', 200],
  ['0', 0],
])('reads the amount %s', (text, cents) => expect(readCents(text)).toBe(cents));

it.each(['', 'twelve', '12.505', '1,234.50', '--1', '12e3', '1234567890'])('takes %p for no amount', (text) =>
  expect(readCents(text)).toBeNull(),
);

it('reads percentages in hundredths, and whole numbers', () => {
  expect(readPercentage('+10')).toBe(1000);
  expect(readPercentage('−7,5 %')).toBe(-750);
  expect(readPercentage('10 percent')).toBeNull();
  expect(readWhole('1 200')).toBe(1200);
  expect(readWhole('-1')).toBeNull();
  expect(readWhole('1.5')).toBeNull();
});

it.each([
  ['1998', '1998'],
  ['7/1998', '1998-07'],
  ['1998-07', '1998-07'],
  ['14/7/1998', '1998-07-14'],
  ['14.vii.1998', '1998-07-14'],
  ['1998-07-14', '1998-07-14'],
  ['29.2.2000', '2000-02-29'],
])('reads the label date %s as %s', (text, date) => expect(readLabelDate(text)).toBe(date));

it.each(['31/2/1998', '13/1998', '0/1998', '98', '14/7/98', 'July 1998', '1998-07-14-2', '1650', ''])(
  'takes %p for no date',
  (text) => expect(readLabelDate(text)).toBeNull(),
);

it('knows what is still to come, as precisely as the label is', () => {
  const now = new Date('2026-06-30T12:00:00Z');
  expect(isAhead('2026', now)).toBe(false);
  expect(isAhead('2026-07', now)).toBe(true);
  expect(isAhead('2026-06-30', now)).toBe(false);
  expect(isAhead('2026-07-01', now)).toBe(true);
});

it('keeps names without odd spaces, and paragraphs apart', () => {
  expect(tidyLine('\u00a0Papilio \u200b machaon\t ')).toBe('Papilio machaon');
  expect(tidyText('One.  \r\n\r\n\r\n\r\n Two. \n')).toBe('One.\n\nTwo.');
});

it('knows every country once, by a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(WORLD_COUNTRIES).size).toBe(WORLD_COUNTRIES.length);
  expect(WORLD_COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(isCountry('PE')).toBe(true);
  expect(isCountry('ZZ')).toBe(false);
});
