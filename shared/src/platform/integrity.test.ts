import { expect, it } from '@jest/globals';
import { integrityOf, isIntact } from './integrity.ts';

const CONTENT = Buffer.from('run()');

it.each([
  ['now', 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='],
  ['before contract 5', 'sha384-SVfatnSJinMW2kaY0tNr8GWYTbuLjipKiHfYDnLbPSlyVycMxOEHwtGmEAbxJXc1'],
])('A file is what its hash says, as releases write it %s; another is not', (_when, integrity) => {
  expect(isIntact(CONTENT, integrity)).toBe(true);
  expect(isIntact(Buffer.from('steal()'), integrity)).toBe(false);
});

it('A text has the integrity by which a browser runs it', () => {
  expect(integrityOf('run()')).toBe(integrityOf(CONTENT));
});

it.each(['', 'sha1-abc', 'sha512-abc'])('Nothing is what %j says', (integrity) => {
  expect(isIntact(CONTENT, integrity)).toBe(false);
});
