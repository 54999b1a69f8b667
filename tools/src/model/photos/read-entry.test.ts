import { expect, it } from '@jest/globals';
import type { KnownSpecies } from '@vitrine/shared/contract/tools/catalogue';
import { fitSpecies, readEntry } from './read-entry.ts';

it.each([
  ['pri ♂ 165 A1 89,5', ['pri'], { gender: 'MALE', sizeMm: '165', quality: 'A1', price: '89,5' }],
  ['o pri f 165 89', ['o', 'pri'], { gender: 'FEMALE', sizeMm: '165', price: '89' }],
  ['mor did v €120 b A1-', ['mor', 'did', 'b'], { gender: 'FEMALE', price: '120', quality: 'A1-' }],
  ['atlas 120€ 1998 20g B', ['atlas'], { price: '120', caughtOn: '1998', weightGrams: '20', quality: 'B' }],
  ['165mm 12.50 a2', [], { sizeMm: '165', price: '12.50', quality: 'A2' }],
  ['mor mf papillot 90', ['mor'], { gender: 'STOCK', spread: 'NO', sizeMm: '90' }],
  [
    'orn cro ♂ 165 A1 1850 1998',
    ['orn', 'cro'],
    { gender: 'MALE', sizeMm: '165', quality: 'A1', price: '1850', caughtOn: '1998' },
  ],
  ['orn cro 165 2050', ['orn', 'cro'], { sizeMm: '165', price: '2050' }],
  ['orn cro 165 €1850', ['orn', 'cro'], { sizeMm: '165', price: '1850' }],
  ['  ', [], {}],
])('A short line “%s” is read', (line, words, values) => {
  expect(readEntry(line, 2026)).toEqual({ words, values });
});

it.each([
  ['orn cro 165 1850', '1850'],
  ['orn cro 165 89 1850', undefined],
  ['orn cro 1998', undefined],
])('Of the short line “%s” one is told that %s may be the price, not the year', (line, yearOrPrice) => {
  expect(readEntry(line, 2026).yearOrPrice).toBe(yearOrPrice);
});

function known(name: string): KnownSpecies {
  const [genus = '', species = ''] = name.split(' ');
  const common = { en: '', nl: '', fr: '' };
  return { name, genus, species, authority: '', common, familyId: 3, citesAnnex: null };
}

const NAMES = [
  'Prioneris thestylis',
  'Ornithoptera priamus',
  'Ornithoptera croesus',
  'Trogonoptera brookiana',
];

it.each([
  [['pri'], ['Ornithoptera priamus', 'Prioneris thestylis']],
  [['orn', 'pri'], ['Ornithoptera priamus']],
  [['priamus', 'o'], ['Ornithoptera priamus']],
  [['orn'], ['Ornithoptera priamus', 'Ornithoptera croesus']],
  [['amus'], []],
])('The letters %j begin the words of a name', (words, wanted) => {
  const { fits } = fitSpecies(NAMES.map(known), words);
  expect(fits.map(({ name }) => name)).toEqual(wanted);
});

it.each([
  [['atlas'], ['Attacus atlas', 'Chalcosoma atlas']],
  [['att', 'atlas'], ['Attacus atlas']],
  [['polyp'], ['Polyphylla fullo']],
])(
  'Of several that the letters %j begin, those that fit equally are told apart from the others',
  (words, wanted) => {
    const names = ['Attacus atlas', 'Polyphylla fullo', 'Chalcosoma atlas', 'Vindula atlasoides'];
    const { likeliest } = fitSpecies(names.map(known), words);
    expect(likeliest.map(({ name }) => name)).toEqual(wanted);
  },
);
