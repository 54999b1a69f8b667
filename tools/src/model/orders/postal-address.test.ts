import { expect, it } from '@jest/globals';
import { parseCents } from './parse-cents.ts';
import { postalLines } from './postal-address.ts';

const ADA = {
  ...{ firstname: 'Ada', lastname: 'Peeters', company: '', street: 'Coupure', houseNumber: '12' },
  ...{ postalCode: '9000', city: 'Gent', country: 'BE' },
};

it.each([
  [{}, ['Ada Peeters', 'Coupure 12', '9000 Gent']],
  [{ company: 'Naturalia' }, ['Naturalia', 'Ada Peeters', 'Coupure 12', '9000 Gent']],
  [
    { street: 'rue Oberkampf', houseNumber: '99', postalCode: '75011', city: 'Paris', country: 'FR' },
    ['Ada Peeters', '99 rue Oberkampf', '75011 PARIS', 'FRANCE'],
  ],
  [
    { street: 'Baker Street', houseNumber: '221B', postalCode: 'nw1 6xe', city: 'London', country: 'GB' },
    ['Ada Peeters', '221B Baker Street', 'LONDON', 'NW1 6XE', 'ROYAUME-UNI'],
  ],
  [
    { street: 'Keizersgracht', houseNumber: '324', postalCode: '1015 ab', city: 'Amsterdam', country: 'NL' },
    ['Ada Peeters', 'Keizersgracht 324', '1015 AB  AMSTERDAM', 'PAYS-BAS'],
  ],
])('an address stands as its country’s post reads it: %j', (more, lines) => {
  expect(postalLines({ ...ADA, ...more })).toEqual(lines);
});

it.each([
  ['2,50', 250],
  ['2.5', 250],
  ['€ 12', 1200],
  ['', null],
  ['-3', null],
  ['1.234', null],
])('an amount is reckoned with while it is typed: %s', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});
