import { expect, it } from '@jest/globals';
import { splitOddSpaces } from './whitespace.ts';

const drawn = (text: string) =>
  splitOddSpaces(text)
    .map((part) => (part.odd ? `[${part.odd} ${[...part.text].length}]` : part.text))
    .join('');

it.each([
  ['Papilio machaon', 'Papilio machaon'],
  [' Papilio  machaon ', '[space 1]Papilio[space 2]machaon[space 1]'],
  ['Papilio\u00a0machaon', 'Papilio[no-break 1]machaon'],
  ['Papilio \u00a0machaon', 'Papilio [no-break 1]machaon'],
  ['Lima\t', 'Lima[tab 1]'],
  ['Koninginnen\u200bpage', 'Koninginnen[unseen 1]page'],
  ['a\u3000b\r\nc', 'a[unusual 1]b[line 2]c'],
  ['\ufeffMorpho', '[unseen 1]Morpho'],
  ['', ''],
])('%j is shown as %s', (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

it('loses nothing', () => {
  const text = ' \u00a0 Papilio \u200b machaon\n ';
  expect(
    splitOddSpaces(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
