import { expect, it } from '@jest/globals';
import { textOf } from './field-errors.ts';

it.each([
  ['en', 'This lot may not be sold there (Directive 92/43/EEC; BNatSchG).'],
  ['nl', 'Dit lot mag daar niet verkocht worden (Richtlijn 92/43/EEG; BNatSchG).'],
  ['fr', 'La vente de ce lot y est interdite (Directive 92/43/CEE; BNatSchG).'],
] as const)(
  'a lot that may not go somewhere is refused in %s, by laws as one knows them there',
  (locale, text) => {
    const values = { laws: { laws: ['Directive 92/43/EEC', 'BNatSchG'] } };
    expect(textOf({ message: 'shipNoLine', values }, locale)).toBe(text);
  },
);
