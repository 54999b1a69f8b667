import { encodePicture, keepFiles } from '../pictures/index.ts';
import { drawSpecimen } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { readSpecies, type Species } from '@vitrine/sample-shop/lots/species';
import type { Database } from '../database/database.ts';
import { keepPicture } from './generated.ts';

/**
 * Draws one specimen of every body plan, for all lots of that plan: a million drawings would take a week.
 * @returns the hash of each picture by the plan's `shape`
 */
export async function drawPlans(database: Database, dir: string, now: Date): Promise<Record<string, string>> {
  const plans = new Map(readSpecies().map((species) => [species.shape, species]));
  const hashes: [string, string][] = [];
  for (const [shape, species] of plans) {
    const { files, ...picture } = await encodePicture(Buffer.from(draw(species, now)));
    await keepFiles(dir, files);
    await keepPicture(database.kysely, picture, now);
    hashes.push([shape, picture.hash]);
  }
  return Object.fromEntries(hashes);
}

function draw(species: Species, now: Date): string {
  const facts = {
    ...species,
    sizeMm: species.size_mm_max,
    year: now.getUTCFullYear() - 1,
    gender: 'MALE',
    reference: '',
    spread: 'YES',
    repair: false,
  } as const;
  return drawSpecimen(facts, 1, 'dorsal');
}
