import { expect, it } from '@jest/globals';
import { insect } from '../testing/fixtures.ts';
import { homeIn } from './in-locale.ts';

it('A card travels in the language of its page, without what no card says', () => {
  const commonName = { en: 'Swallowtail', nl: 'Koninginnenpage', fr: 'Machaon' };
  const lots = ['1998-07-14', null].map((caughtOn) => insect({ commonName, caughtOn }));
  const { latest } = homeIn({ latest: lots, categories: [] }, 'nl');
  expect(latest.map((card) => [card.commonName, card.caughtOn, card.updatedAt])).toEqual([
    [{ en: '', nl: 'Koninginnenpage', fr: '' }, '1998', ''],
    [{ en: '', nl: 'Koninginnenpage', fr: '' }, null, ''],
  ]);
});
