import { z } from '@vitrine/shared/contract/zod';
import { startProgram } from '../bench/start-program.ts';
import { brokenPromises, dayOfTrouble } from './day-of-trouble.ts';
import { manyReleases } from './many-releases.ts';
import { newAddresses } from './new-addresses.ts';
import { releasesUnderLoad } from './releases-under-load.ts';

/*
 * The long proof that nothing is sold twice and nothing acknowledged is lost; the small one is among the server's
 * tests. One JSON line each; it ends with an error when a promise is not kept. `node e2e/load/main.ts crashes` runs
 * only what begins so.
 */
const LONGEST_MS = 30 * 60_000;
const [only = ''] = process.argv.slice(2);

const saidSchema = z.object({ outcome: z.record(z.string(), z.unknown()), seconds: z.number() });

const SOLD_ONCE = { answers: { paid: 100, 'out-of-stock': 9_900 }, sold: 100, oversold: 0, wrong: 0 };
const NOTHING_LOST = { lost: 0, unknown: 0, refused: [], mailsMissing: 0, mailsOfNothing: 0, wrong: 0 };

await prove('rush, sqlite, 1 server', ['sqlite', 'rush', '10000', '100', '1'], SOLD_ONCE);
await prove('rush, postgres, 4 servers', ['postgres', 'rush', '10000', '100', '4'], SOLD_ONCE);
await prove('crashes, sqlite', ['sqlite', 'crashes', '50'], NOTHING_LOST);
await prove('crashes, postgres', ['postgres', 'crashes', '50'], NOTHING_LOST);
await proveHere(
  'releases, 100 in a row',
  () => manyReleases(100),
  ({ failed, heldRatio }) => failed === 0 && heldRatio <= 1.1,
);
await proveHere(
  'new addresses, 20,000',
  () => newAddresses(20_000),
  ({ failed, heldRatio }) => failed === 0 && heldRatio <= 1.1,
);
await proveHere(
  'releases, under load',
  () => releasesUnderLoad(3),
  ({ undrawn }) => undrawn === 0,
);

await proveHere(
  'day of trouble',
  () => dayOfTrouble(10 * 60),
  (day) => brokenPromises(day).length === 0,
);

async function prove(name: string, args: string[], promised: Record<string, unknown>): Promise<void> {
  if (!name.startsWith(only)) return;
  const program = await startProgram('proof', { args, startMs: LONGEST_MS });
  await program.stop();
  const { outcome, seconds } = saidSchema.parse(program.said);
  const isKept = Object.entries(promised).every(([key, value]) => isSame(outcome[key], value));
  tell(name, isKept, outcome, seconds);
}

async function proveHere<Outcome extends object>(
  name: string,
  run: () => Promise<Outcome>,
  isPromised: (outcome: Outcome) => boolean,
): Promise<void> {
  if (!name.startsWith(only)) return;
  const start = performance.now();
  const outcome = await run();
  tell(name, isPromised(outcome), outcome, (performance.now() - start) / 1000);
}

function tell(name: string, isKept: boolean, outcome: object, seconds: number): void {
  process.stdout.write(`${JSON.stringify({ name, isKept, ...outcome, seconds: Math.round(seconds) })}\n`);
  if (!isKept) process.exitCode = 1;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
