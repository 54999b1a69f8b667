import { describe, expect, it } from '@jest/globals';
import { citeLaw } from './cite-law.ts';

describe('A law on a page', () => {
  it.each([
    ['Regulation (EC) No 338/97', 'Verordening (EG) nr.\u00a0338/97', 'Règlement (CE) nº\u00a0338/97'],
    ['Directive 92/43/EEC', 'Richtlijn 92/43/EEG', 'Directive 92/43/CEE'],
    ['art. 12(2), annex IV', 'art. 12(2), bijlage IV', 'art. 12(2), annexe IV'],
  ])('has the title that it has in that language: %s', (cite, nl, fr) => {
    expect([citeLaw(cite, 'en'), citeLaw(cite, 'nl'), citeLaw(cite, 'fr')]).toEqual([cite, nl, fr]);
  });

  it.each([
    'Arrêté du 23 avril 2007 (insectes)',
    'Principal CITES Regulation (assimilated law)',
    'art. 67, 68, annexe II',
  ])('keeps the title that it has at home: %s', (cite) => {
    expect([citeLaw(cite, 'nl'), citeLaw(cite, 'fr')]).toEqual([cite, cite]);
  });
});
