import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../env.ts';
import { StartupError } from '../platform/startup-error.ts';
import { reachDatabase } from '../database/outages/reach-database.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { addPictures } from './add-pictures.ts';

/*
 * `npm run picture -- BU-0001 above.jpg below.jpg` : gives a lot its pictures, in this order, the first one as its
 * main picture. `--width-mm 120` says what the whole width of each shows, for the scale bar.
 */
const USAGE = 'Usage: npm run picture -- [--width-mm <millimetres>] <reference> <file> [<file> …]';

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<boolean> {
  const { reference, files, widthMm } = readArguments();
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    await reachDatabase(database);
    await migrate(database);
    const shop = { database, dataDir: env.dataDir, clock: systemClock, log: pino({ level: 'silent' }) };
    return await addPictures(shop, { reference, files, widthMm }, (line) => console.log(line));
  } finally {
    await database.close();
  }
}

function readArguments(): { reference: string; files: string[]; widthMm: number | null } {
  const { values, positionals } = parsed();
  const [reference, ...files] = positionals;
  if (!reference || files.length === 0) throw new StartupError(USAGE);
  const given = values['width-mm'];
  const widthMm = given === undefined ? null : Number(given.replace(',', '.'));
  if (widthMm !== null && !(widthMm > 0)) throw new StartupError(`--width-mm must be a length.\n${USAGE}`);
  return { reference, files, widthMm };
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'width-mm': { type: 'string' } } });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
