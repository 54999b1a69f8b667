import { expect, test } from '@jest/globals';
import { differencesOf } from './audit-diff.ts';

const change = (before: object | null, after: object | null) =>
  // Columns as the contract has them.
  differencesOf({ table: 'settings', id: 1, before: before as never, after: after as never });

test('A row that is new or gone is told column by column', () => {
  expect(change(null, { name: 'Morpho', size_mm: 90, note: null })).toEqual([
    { name: 'name', before: null, after: 'Morpho' },
    { name: 'size_mm', before: null, after: '90' },
  ]);
});

test('Of what is kept together only the parts that differ are told', () => {
  const before = { value: JSON.stringify({ name: 'Kabinet', city: 'Gent', bands: [1] }) };
  const after = { value: JSON.stringify({ name: 'Kabinet', city: 'Brugge', bands: [1, 2] }) };
  expect(change(before, after)).toEqual([
    { name: 'value.city', before: 'Gent', after: 'Brugge' },
    { name: 'value.bands', before: '[1]', after: '[1,2]' },
  ]);
});

test('A long text is cut to where it differs', () => {
  const long = 'a'.repeat(500);
  const [difference] = change({ body: `${long} one ${long}` }, { body: `${long} two ${long}` });
  expect(difference?.before).toMatch(/^…a{29} one a{29}…$/);
  expect(difference?.after).toMatch(/^…a{29} two a{29}…$/);
});

test('What looks like JSON and is none is text', () => {
  expect(change({ note: '{half' }, { note: '[x](y)' })).toEqual([
    { name: 'note', before: '{half', after: '[x](y)' },
  ]);
});
