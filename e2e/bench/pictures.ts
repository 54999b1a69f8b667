import { readdir, readFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { runShop } from '../support/shops/run-shop.ts';
import { browse, type Look } from './browsers.ts';
import { printFigure } from './figure.ts';

const MINUTES = [1, 2, 3, 5, 10];
const LONGEST_MS = 20 * 60_000;
const LOOK_EVERY_MS = 500;
const PEOPLE = 10;
const MB = 1024 * 1024;
/** People go home when they are told, not before: what they meet with ends the bench at once. */
const endless = new Promise<never>(() => undefined);
const PROGRAM = 'picture-process.ts';

/** A clock beside a fresh start: how many lots are pictured when. `browsed`: while ten people look at pages. */
export async function benchPictures(how?: string): Promise<void> {
  const people = how === 'browsed' ? PEOPLE : 0;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-pictured-'));
  const start = performance.now();
  const shop = await runShop(undefined, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const ended = new AbortController();
  const looks = Promise.all(Array.from({ length: people }, () => browse(shop.url, ended.signal)));
  const state = people > 0 ? `${people} people browse` : 'idle';
  try {
    await Promise.race([
      watch(dataDir, start, { name: `pictures, ${state}`, isUntilWhole: people === 0 }),
      looks.then(() => endless),
    ]);
    ended.abort();
    tellLooks(await looks, state);
    printFigure({ name: `pictures, ${state}: disk`, value: (await sizeOf(dataDir)) / MB, unit: 'MB' });
  } finally {
    ended.abort();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Until all lots are pictured, or nothing is left to be made. */
async function watch(
  dataDir: string,
  start: number,
  { name, isUntilWhole }: { name: string; isUntilWhole: boolean },
): Promise<void> {
  const database = new DatabaseSync(path.join(dataDir, 'vitrine.sqlite'), { readOnly: true });
  const count = (sql: string) => Number(database.prepare(sql).get()?.['count'] ?? 0);
  const pictured = () => count('select count(*) as count from insect_pictures where position = 0');
  const waiting = () => count('select count(*) as count from picture_jobs where attempts < 5');
  const lots = count('select count(*) as count from insects');
  const minutes = [...MINUTES];
  const tellMinute = (minute: number, done: number) =>
    printFigure({ name: `${name}: lots pictured after ${minute} min`, value: done, unit: `of ${lots}` });
  const most: Use = { bytes: 0, processorSeconds: 0 };
  let isFrontDone = false;
  for (;;) {
    const seconds = (performance.now() - start) / 1000;
    const done = pictured();
    if (minutes[0] !== undefined && seconds >= minutes[0] * 60) {
      tellMinute(minutes.shift() ?? 0, done);
    }
    if (done === lots && !isFrontDone) {
      isFrontDone = true;
      printFigure({ name: `${name}: all lots pictured`, value: seconds, unit: 's' });
      tellWork(`${name}: all lots pictured`, most);
      if (!isUntilWhole) break;
    }
    const use = await useOf(PROGRAM, dataDir);
    most.bytes = Math.max(most.bytes, use.bytes);
    most.processorSeconds = Math.max(most.processorSeconds, use.processorSeconds);
    if (waiting() === 0) {
      printFigure({ name: `${name}: all pictures whole`, value: seconds, unit: 's' });
      tellWork(`${name}: all pictures whole`, most);
      break;
    }
    if (seconds * 1000 > LONGEST_MS) throw new Error(`${waiting()} pictures were not made in time`);
    await after(LOOK_EVERY_MS);
  }
  // What is pictured by then is so at the minutes that were not waited for.
  for (const minute of minutes) tellMinute(minute, pictured());
  database.close();
  printFigure({ name: `${name}: memory of drawing`, value: most.bytes / MB, unit: 'MB' });
}

/** A busy machine takes longer, and does the same work. */
function tellWork(name: string, { processorSeconds }: Use): void {
  printFigure({ name: `${name}, processor`, value: processorSeconds, unit: 's' });
}

interface Use {
  bytes: number;
  processorSeconds: number;
}

/** What the process that runs a program for this shop takes now. */
async function useOf(program: string, dataDir: string): Promise<Use> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const uses = await Promise.all(pids.map((pid) => useIfOurs(`/proc/${pid}`, program, dataDir)));
  return uses.find((use) => use !== null) ?? { bytes: 0, processorSeconds: 0 };
}

/** Ticks of the system's clock in a second, on every Linux that we know. */
const TICKS = 100;

async function useIfOurs(folder: string, program: string, dataDir: string): Promise<Use | null> {
  try {
    if (!(await readFile(`${folder}/cmdline`, 'utf8')).includes(program)) return null;
    if (!(await readFile(`${folder}/environ`, 'utf8')).includes(dataDir)) return null;
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`${folder}/status`, 'utf8'))?.[1];
    // Behind the name in brackets: user and system time are the 12th and 13th.
    const columns = (await readFile(`${folder}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(columns[11]) + Number(columns[12]);
    return { bytes: Number(kilobytes ?? 0) * 1024, processorSeconds: ticks / TICKS };
  } catch {
    return null;
  }
}

async function sizeOf(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'pictures');
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function tellLooks(people: Look[][], state: string): void {
  const all = people.flat();
  const looks = all.filter(({ isRefused }) => !isRefused);
  if (looks.length === 0) return;
  const at = (values: number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
  const pages = looks.map(({ pageMs }) => pageMs);
  const pictured = looks.map(({ picturedMs }) => picturedMs);
  const early = looks.slice(0, Math.ceil(looks.length / 10)).map(({ picturedMs }) => picturedMs);
  const figures: Record<string, number> = {
    'page, median': at(pages, 0.5),
    'page, p95': at(pages, 0.95),
    'all pictures in view, median': at(pictured, 0.5),
    'all pictures in view, p95': at(pictured, 0.95),
    'all pictures in view, first tenth of the pages, p95': at(early, 0.95),
  };
  for (const [name, value] of Object.entries(figures))
    printFigure({ name: `pictures, ${state}: ${name}`, value, unit: 'ms' });
  const refused = all.length - looks.length;
  printFigure({ name: `pictures, ${state}: pages refused`, value: refused, unit: `of ${all.length}` });
  const missing = looks.reduce((sum, look) => sum + look.missing, 0);
  const asked = looks.reduce((sum, look) => sum + look.pictures, 0);
  printFigure({ name: `pictures, ${state}: in view, not shown`, value: missing, unit: `of ${asked}` });
}
