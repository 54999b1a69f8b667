import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { QUALITIES, type Quality } from '@vitrine/shared/contract/catalogue';
import { findFlaws } from '@vitrine/sample-shop/illustrator/wear/flaws';
import { StartupError } from '../platform/startup-error.ts';
import { drawSpecimen, type SpecimenFacts } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { writeText } from '@vitrine/sample-shop/illustrator/drawing/lettering';
import { sizesOf } from '@vitrine/sample-shop/lots/sex-sizes';
import { readSpecies, type Species } from '@vitrine/sample-shop/lots/species';

/*
 * `npm run sheets -- <folder> [<name or shape> …]` : draws every species, male and female, twelve to a sheet, so that somebody
 * looks at them. `--spread NO` draws them papered or closed, `--spread WINGS` with opened wings;
 * `--grade B` worn as that grade is.
 */
const USAGE =
  'Usage: npm run sheets -- [--spread YES|NO|WINGS] [--grade A1|A1-|A2|B|C] <folder> [<name or shape> …]';
const PER_SHEET = 12;
const COLUMNS = 4;
const CELL = 400;
const CAPTION = 30;
/** At which a drawing of 1200 units is one cell wide. */
const DENSITY = (72 * CELL) / 1200;

try {
  await drawSheets();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function drawSheets(): Promise<void> {
  const { folder, words, ...how } = readArguments();
  await mkdir(folder, { recursive: true });
  const all = readSpecies()
    .filter((species) => isAskedFor(species, words))
    .flatMap((species) => (['MALE', 'FEMALE'] as const).map((gender) => factsOf(species, gender, how)));
  for (let start = 0; start < all.length; start += PER_SHEET) {
    const file = join(folder, `sheet-${String(start / PER_SHEET + 1).padStart(2, '0')}.png`);
    await writeFile(file, await drawSheet(all.slice(start, start + PER_SHEET)));
    console.log(file);
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { spread: { type: 'string', default: 'YES' }, grade: { type: 'string', default: 'A1' } },
    });
    const [folder, ...words] = positionals;
    const spread = (['YES', 'NO', 'WINGS'] as const).find((one) => one === values.spread);
    const quality = QUALITIES.find((one) => one === values.grade);
    if (folder && spread && quality) return { folder, words, spread, quality };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new StartupError(USAGE);
}

function isAskedFor({ genus, species, shape }: Species, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => word === shape || `${genus} ${species}`.includes(word));
}

function factsOf(
  species: Species,
  gender: 'MALE' | 'FEMALE',
  { spread, quality }: { spread: SpecimenFacts['spread']; quality: Quality },
): SpecimenFacts {
  const reference = `${species.genus} ${species.species} ${gender}`;
  const flaws = findFlaws({ reference, quality, shape: species.shape });
  return {
    ...species,
    sizeMm: sizesOf(species, gender)[1],
    year: 2019,
    gender,
    reference: '',
    spread,
    flaws,
  };
}

async function drawSheet(page: readonly SpecimenFacts[]): Promise<Buffer> {
  const cells = await Promise.all(
    page.map(async (facts, i): Promise<OverlayOptions[]> => {
      const left = (i % COLUMNS) * CELL;
      const top = Math.floor(i / COLUMNS) * (CELL + CAPTION);
      const picture = sharp(Buffer.from(drawSpecimen(facts, 1, 'dorsal')), { density: DENSITY });
      return [
        { input: await picture.png().toBuffer(), left, top },
        { input: Buffer.from(drawCaption(facts)), left, top: top + CELL },
      ];
    }),
  );
  const height = Math.ceil(page.length / COLUMNS) * (CELL + CAPTION);
  return sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#ffffff' } })
    .composite(cells.flat())
    .png()
    .toBuffer();
}

function drawCaption({ genus, species, gender, sizeMm, flaws }: SpecimenFacts): string {
  const worn = flaws.map(({ kind, side }) => `${side} ${kind}`).join(' ');
  const text = `${genus} ${species} ${gender.toLowerCase()} ${sizeMm} mm ${worn}`;
  const style = { size: 15, ink: '#1c1a17', maxWidth: CELL - 20 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CAPTION}">${writeText(text, 10, 20, style)}</svg>`;
}
