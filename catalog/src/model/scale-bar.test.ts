import { describe, expect, it } from '@jest/globals';
import { scaleBar } from './scale-bar.ts';

describe('A scale bar', () => {
  it.each([
    ['is the longest round one that fits', 4, 160, { mm: 20, length: 80 }],
    ['may fit exactly', 8, 160, { mm: 20, length: 160 }],
    ['shows less as the picture grows', 40, 160, { mm: 2, length: 80 }],
    ['goes below a millimetre', 1000, 160, { mm: 0.1, length: 100 }],
    ['is not drawn when the shortest is too long', 5000, 160, null],
    ['is not drawn without a scale', 0, 160, null],
    ['is not drawn for a scale that is no number', Number.NaN, 160, null],
  ])('%s', (_sentence, unitsPerMm, longest, expected) =>
    expect(scaleBar(unitsPerMm, longest)).toEqual(expected),
  );
});
