import { expect, it } from '@jest/globals';
import { goodsBack } from './goods-back.ts';

const LINES = [
  { reference: 'BU-0001', cents: 1000 },
  { reference: 'BE-0001', cents: 2000 },
];
const back = (cents: number, lines: [string, number][] = [], shippingCents = 0) =>
  goodsBack(LINES, { cents, lines: new Map(lines), shippingCents });

it.each([
  ['nothing', back(0), [0, 0]],
  ['a line that came back', back(2000, [['BE-0001', 2000]]), [0, 2000]],
  ['a line and the way out', back(1695, [['BU-0001', 1000]], 695), [1000, 0]],
  ['goodwill, off both by their share', back(100), [33, 67]],
  ['a line, and goodwill off what is left', back(2100, [['BE-0001', 2000]]), [100, 2000]],
  [
    'lines of which goodwill left less',
    back(
      2695,
      [
        ['BU-0001', 1000],
        ['BE-0001', 2000],
      ],
      695,
    ),
    [667, 1333],
  ],
  ['all of the money', back(3695), [1000, 2000]],
  ['more than ever came', back(9999), [1000, 2000]],
])('takes off %s', (_, taken, expected) => {
  expect(taken).toEqual(expected);
});
