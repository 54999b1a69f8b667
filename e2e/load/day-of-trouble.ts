import path from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import { nextPath } from '../bench/flood/flood-mix.ts';
import { startProgram } from '../bench/start-program.ts';
import { brokenCode } from '../support/shops/broken-code.ts';
import { startProcesses } from '../support/shops/processes.ts';
import { ownReleases } from '../support/shops/releases.ts';
import { startLoad, type Visit } from '../support/faults/steady-load.ts';
import { happenings, makeRoom } from './happenings.ts';
import { People } from './people.ts';
import { untilAsked } from './releases-under-load.ts';
import { runServerCommand } from './run-server-command.ts';

const START_MS = 60_000;
const FLOODERS = 12;
/** So much is asked between one thing that happens and the next. */
const BETWEEN = 150;

const lookSchema = z.object({ orders: z.array(z.string()), oversold: z.int(), wrong: z.int() });

export interface Day {
  happened: string[];
  bought: number;
  shipped: number;
  /** Orders that a shopper was told of and that are not there, or are not paid although the shop took the payment. */
  lost: number;
  oversold: number;
  wrong: number;
  asked: number;
  /** Answers that were neither what was asked for nor a drawn word about it. */
  undrawn: number;
  undrawnPaths: string[];
  /** Whether the books are as they were written. */
  isProved: boolean;
  books: string;
}

/**
 * All that can go wrong in a long day, within minutes, while people order and pay, somebody ships, one keeps lots aside
 * and pays none, and a crowd asks for lists: a release that fails, a full disk, a database that freezes and one that
 * falls, processes that are killed.
 */
export async function dayOfTrouble(): Promise<Day> {
  const releases = await ownReleases();
  const postgres = await startProgram('failing-postgres', { startMs: START_MS });
  const processes = await startProcesses(releases.variables, postgres).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const { url, databaseUrl, dataDir } = processes;
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const people = new People(url);
  const flood = startLoad(url, Array.from({ length: 5_000 }, nextPath), FLOODERS);
  const happened: string[] = [];
  try {
    const shopping = people.goAbout(await people.lots(), variables);
    for (const [name, happen] of happenings(processes, {
      fail: async () =>
        releases.releaseWith('catalog', { server: brokenCode('catalog', 'throws in render', 'server') }),
      say: async (word) => postgres.ask(word),
    })) {
      await happen();
      happened.push(name);
      await untilAsked(flood, BETWEEN);
    }
    people.goHome();
    await flood.stop();
    await shopping;
    const lost = await people.missing();
    const { orders, oversold, wrong } = lookSchema.parse(await postgres.ask('look'));
    const unknown = people.receipts.filter(({ reference }) => !orders.includes(reference));
    const visits = [...people.visits, ...flood.visits];
    const undrawn = visits.filter(isUndrawn);
    return {
      ...{ happened, bought: people.paid.size, shipped: people.shipped },
      ...{ lost: lost + unknown.length, oversold, wrong },
      ...{ asked: visits.length, undrawn: undrawn.length, undrawnPaths: undrawn.slice(0, 20).map(told) },
      ...(await prove(variables)),
    };
  } finally {
    people.goHome();
    await flood.stop();
    await makeRoom(path.join(dataDir, 'mail')).catch(() => undefined);
    await processes.stop();
    await postgres.stop();
    await releases.remove();
  }
}

/** `npm run prove`. */
async function prove(variables: Record<string, string>): Promise<Pick<Day, 'isProved' | 'books'>> {
  return runServerCommand('operations/backup/prove-command.ts', [], variables).then(
    ({ stdout }) => ({ isProved: true, books: stdout.trim() }),
    (error: unknown) => ({ isProved: false, books: String(error) }),
  );
}

/** With the beginning of what was said. */
const told = ({ path: asked, status, ms, said }: Visit) =>
  `${asked} ${status} ${Math.round(ms)} ms ${said.slice(0, 100)}`.trim();

/** A redirect has nothing to read; any other answer is whole, and a failure of the shop says 503. */
function isUndrawn({ status, isWhole }: Visit): boolean {
  const isRedirect = status >= 300 && status < 400;
  return status === 0 || (status >= 500 && status !== 503) || (!isWhole && !isRedirect);
}
