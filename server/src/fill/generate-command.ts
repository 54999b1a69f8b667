import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../env.ts';
import { picturesDir, encodePicture, storeFiles } from '../pictures/index.ts';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { StartupError } from '../platform/startup-error.ts';
import { reachDatabase } from '../database/outages/reach-database.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { readGenerated, keepPicture } from './generated.ts';
import { migrate } from '../database/migrate.ts';
import { seedShippingRates } from '../shipping/index.ts';
import { generateShop } from './generate-shop.ts';
import { readInsects } from './read-insects.ts';
import { drawSpecimen } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { readSpecies, type Species } from '@vitrine/sample-shop/lots/species';

/* `npm run generate -- --insects 100000` : fills an empty shop, for measurement. */
const SEED = 'vitrine';
const STEP = 50_000;

try {
  await generate(readInsects(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function generate(insects: number): Promise<void> {
  const env = readEnv(process.env);
  const start = performance.now();
  const database = await openDatabase(env);
  try {
    await reachDatabase(database);
    await migrate(database);
    await seedShippingRates(database.kysely);
    const now = systemClock();
    const begun = await readGenerated(database.kysely);
    if (!begun) console.log('Drawing one specimen of each body plan …');
    const pictures = begun?.pictures ?? (await drawPlans(database, picturesDir(env.dataDir), now));
    const asked = { insects, seed: SEED, at: now.toISOString(), pictures };
    const added = await generateShop(database, { ...asked, onProgress: sayProgress(insects) });
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${formatCount(added, 'en')} lots were added in ${seconds} s`);
  } finally {
    await database.close();
  }
}

function sayProgress(wanted: number) {
  return (insects: number) => {
    if (insects % STEP === 0 || insects === wanted) {
      console.log(`Lots ${formatCount(insects, 'en')} of ${formatCount(wanted, 'en')}`);
    }
    if (insects === wanted) console.log('Making the indexes …');
  };
}

/**
 * Draws one specimen of every body plan, for all lots of that plan: a million drawings would take a week.
 * @returns the hash of each picture by the plan's `shape`
 */
async function drawPlans(database: Database, dir: string, now: Date): Promise<Record<string, string>> {
  const plans = new Map(readSpecies().map((species) => [species.shape, species]));
  const hashes: [string, string][] = [];
  for (const [shape, species] of plans) {
    const { files, ...picture } = await encodePicture(Buffer.from(draw(species, now)));
    await storeFiles(dir, files);
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
    flaws: [],
  } as const;
  return drawSpecimen(facts, 1, 'dorsal');
}
