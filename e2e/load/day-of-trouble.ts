import path from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import { floodPath } from '../bench/flood/flood-mix.ts';
import { startProgram } from '../bench/start-program.ts';
import { brokenCode } from '../support/shops/broken-code.ts';
import { hostileCode, hostileSays } from '../support/shops/hostile-code.ts';
import { startProcesses, type Processes } from '../support/shops/processes.ts';
import { ownReleases } from '../support/shops/releases.ts';
import { startLoad, type Visit } from '../support/faults/steady-load.ts';
import { explainFailures, type Failure } from './explain-failures.ts';
import { happenings } from './happenings.ts';
import { hirePacker } from './packer.ts';
import { People } from './people.ts';
import { until, untilAsked } from './releases-under-load.ts';
import { makeSmallDisk } from './small-disk.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const START_MS = 60_000;
const FLOODERS = 12;
/** So much is asked between one thing that happens and the next. */
const BETWEEN = 60;

const lookSchema = z.object({ orders: z.array(z.string()), oversold: z.int(), wrong: z.int() });

interface Day {
  /** How often each thing happened. */
  rounds: number;
  happened: string[];
  bought: number;
  shipped: number;
  /** Lots that hoarders reserved, and how often they were refused. */
  hoard: { kept: number; refused: number };
  /** What hostile releases tried, and got. */
  hostile: { tried: number; got: string[] };
  /** Answers that the disk is full. */
  toldFull: number;
  /** Orders that a shopper was told of and that are not there, or are not paid although the shop took the payment. */
  lost: number;
  oversold: number;
  wrong: number;
  asked: number;
  /** Answers that were neither what was asked for nor a drawn word about it. */
  undrawn: number;
  undrawnAnswers: Failure[];
  /** Whether the books are as they were written. */
  isProved: boolean;
  books: string;
}

/** What a day promises and did not keep. */
export function brokenPromises(day: Day): string[] {
  const { lost, oversold, wrong, undrawn, hostile, bought, shipped, hoard, toldFull, isProved } = day;
  const none = { lost, oversold, wrong, undrawn, got: hostile.got.length };
  const some = { bought, shipped, kept: hoard.kept, tried: hostile.tried, toldFull };
  return [
    ...Object.entries(none).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
    ...Object.entries(some).flatMap(([name, count]) => (count > 0 ? [] : [`none ${name}`])),
    ...(isProved ? [] : ['books']),
  ];
}

/**
 * All that can go wrong in a long day, within minutes, while people order and pay, somebody ships, hoarders keep lots
 * aside and pay none, and a crowd asks for lists: releases that mean harm and that fail, full disks, a database that
 * freezes and one that falls, processes that are killed. Rounds of it, until the time is over.
 */
export async function dayOfTrouble(seconds: number): Promise<Day> {
  const end = performance.now() + seconds * 1000;
  // Last in, first out; whatever fails, nothing of it is left.
  await using all = new AsyncDisposableStack();
  const kept = <One>(one: One, remove: (one: One) => unknown) =>
    all.adopt(one, async () => void (await remove(one)));
  const releases = kept(await ownReleases(), (one) => one.remove());
  const files = kept(await makeSmallDisk(), (disk) => disk.remove());
  const tables = kept(await makeSmallDisk(), (disk) => disk.remove());
  const postgres = kept(
    await startProgram('failing-postgres', { startMs: START_MS, args: [tables.folder] }),
    (one) => one.stop(),
  );
  const processes = kept(await startProcesses(releases.variables, postgres, files.folder), (one) =>
    one.stop(),
  );
  const packer = kept(await hirePacker(processes), (one) => one.dispose());
  const people = kept(new People(processes.url), (one) => one.goHome());
  const lots = await people.lots();
  const flood = kept(startLoad(processes.url, Array.from({ length: 5_000 }, floodPath), FLOODERS), (one) =>
    one.stop(),
  );
  const shopping = people.goAbout(lots, packer);
  const happened: string[] = [];
  let rounds = 0;
  while (rounds === 0 || performance.now() < end) {
    const round = (rounds += 1);
    const code = await hostileCode(preyIn(processes, releases.folder), round);
    const broken = `${brokenCode('catalog', 'throws in render', 'server')}// ${round}`;
    for (const [name, happen] of happenings(processes, {
      release: {
        hostile: () => releases.releaseWith('catalog', { server: code }),
        broken: () => releases.releaseWith('catalog', { server: broken }),
        good: () => releases.release(),
      },
      disks: { files, tables },
      untilFull: () => {
        const before = people.toldFull;
        return until('somebody is told that the disk is full', async () => people.toldFull > before);
      },
      say: async (word) => postgres.ask(word),
    })) {
      await happen()
        .then(() => untilAsked(flood, BETWEEN))
        .catch(failing(name, round));
      if (round === 1) happened.push(name);
    }
  }
  people.goHome();
  await flood.stop();
  await shopping;
  const lost = await people.missing();
  const { orders, oversold, wrong } = lookSchema.parse(await postgres.ask('look'));
  const unknown = people.receipts.filter(({ reference }) => !orders.includes(reference));
  const visits = [...people.visits, ...flood.visits];
  const undrawn = visits.filter(isUndrawn);
  const undrawnAnswers = await explainFailures(undrawn, processes.all);
  const logs = await Promise.all(processes.storefronts.map((one) => one.log()));
  return {
    ...{ rounds, happened, bought: people.paid.size, shipped: people.shipped },
    ...{ hoard: people.hoarded, hostile: hostileSays(logs.join('\n')), toldFull: people.toldFull },
    ...{ lost: lost + unknown.length, oversold, wrong },
    ...{ asked: visits.length, undrawn: undrawn.length, undrawnAnswers },
    ...(await prove({ DATABASE_URL: processes.databaseUrl, DATA_DIR: processes.dataDir })),
  };
}

const failing = (name: string, round: number) => (cause: unknown) => {
  throw new Error(`In round ${round}: ${name}`, { cause });
};

/** What a hostile release is after, in this shop. */
function preyIn({ dataDir, url }: Processes, folder: string) {
  const port = Number(new URL(url).port);
  const key = path.resolve(import.meta.dirname, '../../keys/release.pem');
  const release = path.join(folder, 'account/remote.json');
  return { folder: dataDir, key, database: path.join(dataDir, 'keys'), release, port, url };
}

/** `npm run prove`. */
async function prove(variables: Record<string, string>): Promise<Pick<Day, 'isProved' | 'books'>> {
  return runServerCommand('operations/backup/prove-command.ts', [], variables).then(
    ({ stdout }) => ({ isProved: true, books: stdout.trim() }),
    (error: unknown) => ({ isProved: false, books: String(error) }),
  );
}

/** A redirect has nothing to read; any other answer is whole, and a failure of the shop says 503. */
function isUndrawn({ status, isWhole }: Visit): boolean {
  const isRedirect = status >= 300 && status < 400;
  return status === 0 || (status >= 500 && status !== 503) || (!isWhole && !isRedirect);
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a program of the server's to its end, by its path in `server/src`. Throws when it fails. */
function runServerCommand(program: string, args: string[], variables: Record<string, string>) {
  const command = [path.join(ROOT, 'server/src', program), ...args];
  const env = { ...process.env, ...variables };
  return promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
}
