import { describe, expect, it } from '@jest/globals';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import type { Flaw } from '@vitrine/sample-shop/illustrator/wear/flaw';
import { findDrawnFlaws } from './find-drawn-flaws.ts';

const morpho = readSpecies().find(({ genus }) => genus === 'Morpho');
if (!morpho) throw new Error('The sample catalogue has no morpho');
const find = (...flaws: Flaw[]) =>
  findDrawnFlaws(
    {
      ...morpho,
      ...{ sizeMm: 120, country: 'PE', locality: 'Satipo', year: 2019, gender: 'MALE', spread: 'YES' },
      ...{ reference: 'BU-0007', flaws },
    },
    3,
  );

describe('The flaws of a sample lot', () => {
  it('are pinned where the drawing shows them: on their side, a torn forewing above a chipped hindwing', async () => {
    const tear = { kind: 'tear', side: 'right', at: 0.5 } as const;
    const chip = { kind: 'hind-chip', side: 'left', at: 0.5 } as const;
    const [torn, chipped] = await find(tear, chip);
    expect(torn).toMatchObject({ kind: 'tear', x: expect.closeTo(0.86, 1) });
    expect(chipped).toMatchObject({ kind: 'chip' });
    expect(chipped?.x).toBeLessThan(0.45);
    expect(chipped?.y).toBeGreaterThan(torn?.y ?? 1);
    const [mirrored] = await find({ ...tear, side: 'left' });
    expect(mirrored?.x).toBeCloseTo(1 - (torn?.x ?? 0), 1);
  });

  it('are none on a perfect one', async () => {
    expect(await find()).toEqual([]);
  });
});
