import { expect, it } from '@jest/globals';
import { isSameCompany } from './same-company.ts';

it.each([
  ['Naturalia', 'NATURALIA SARL'],
  ['naturalia s.a.r.l.', 'S.A.R.L. NATURALIA'],
  ['Käfer & Söhne', 'KAEFER KÄFER GMBH'],
  ['Cabinet Élytre', 'SAS ELYTRE'],
  ['Bol.com', 'BOL COM B.V.'],
  ['De B.V.', 'DE BV'],
  ['Papillon', 'ΕΝΤΟΜΑ ΑΕ'],
  ['Έντομα', 'ΕΝΤΟΜΑ ΑΕ'],
])('a firm finds itself in a register: %s, %s', (typed, registered) => {
  expect(isSameCompany(typed, registered)).toBe(true);
});

it.each([
  ['Kabinet Peeters SARL', 'NATURALIA SARL'],
  ['De Vlinder BV', 'DE KEVER B.V.'],
  ['Museum of the Sea', 'THE HOUSE OF BEETLES LTD'],
  ['12', 'NATURALIA SARL'],
  ['-', 'NATURALIA SARL'],
  ['Έντομα', 'NATURALIA SARL'],
])('no other firm is taken for it: %s, %s', (typed, registered) => {
  expect(isSameCompany(typed, registered)).toBe(false);
});
