import { drawToScale, type SpecimenFacts } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { castShadow } from './make-picture.ts';

const MORPHO: SpecimenFacts = {
  ...{ genus: 'Morpho', species: 'didius', authority: '', family: 'Nymphalidae', shape: 'morpho' },
  ...{ colours: ['#2a6fd6', '#0b0b0b'], sizeMm: 150, country: 'PE', locality: 'Tingo Maria', year: 2019 },
  ...{ gender: 'MALE', reference: 'BU-1', spread: 'YES', flaws: [] },
};

const pixels = (svg: string) => sharp(Buffer.from(svg), { density: 24 }).flatten().raw().toBuffer();

/** In 255 shades, on average. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

it.each(['dorsal', 'label'] as const)(
  'A shadow of its own looks as the one in the drawing, %s',
  async (view) => {
    const drawing = drawToScale(MORPHO, 7, view);
    const filtered = await pixels(drawing.svg);
    const cast = await pixels(drawing.shadedBy(await castShadow(drawing.silhouette)));
    const bare = await pixels(drawing.shadedBy(''));
    const shadow = difference(filtered, bare);
    expect(shadow).toBeGreaterThan(0.5);
    expect(difference(filtered, cast)).toBeLessThan(shadow / 10);
  },
);
