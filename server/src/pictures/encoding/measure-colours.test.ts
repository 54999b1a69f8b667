import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { measureColours } from './measure-colours.ts';

/** A specimen with a spot, on paper with a shadow. */
const photo = (paper: string, specimen: string, spot: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
      <rect width="400" height="300" fill="${paper}"/>
      <ellipse cx="210" cy="160" rx="130" ry="90" fill="#000" opacity="0.12"/>
      <ellipse cx="200" cy="150" rx="130" ry="90" fill="${specimen}"/>
      <circle cx="200" cy="150" r="50" fill="${spot}"/></svg>`),
  );

test.each([
  ['#ffffff', '#2b62c4', '#111111', ['blue', 'black']],
  ['#f2efe6', '#3f8a45', '#c02f2b', ['green', 'red']],
  ['#ffffff', '#7a5232', '#f0cf3a', ['brown', 'yellow']],
  ['#5a5a5a', '#f6f3ea', '#e2792a', ['white', 'orange']],
  ['#ffffff', '#9a4f9e', '#9a4f9e', ['violet']],
])(
  'on paper of %s a specimen of %s with %s is found by its colours, not by the paper',
  async (paper, one, other, colours) => {
    expect(await measureColours(photo(paper, one, other))).toEqual(colours);
  },
);

test('empty paper has no colour', async () => {
  expect(
    await measureColours(sharp({ create: { width: 50, height: 50, channels: 3, background: '#fff' } }).png()),
  ).toEqual([]);
});
