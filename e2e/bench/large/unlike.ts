import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from '../figure.ts';
import { startProgram } from '../start-program.ts';

const LOTS = 1_000_000;
/** Half a minute on a quiet machine. */
const MAKING_MS = 600_000;
const times = z.object({ medianMs: z.number(), p99Ms: z.number(), longestMs: z.number() });
const saidSchema = z.object({ cells: z.int(), listed: times, deep: times, rssBytes: z.number() });

/** What the index fears: a million lots of which hardly two have their facts in common, beside as many usual ones. */
export async function benchUnlike(): Promise<void> {
  const usual = await measure('usual');
  const unlike = await measure('unlike');
  const against = 'as many usual lots';
  const tell = (what: string, value: number, other: number, unit: string) =>
    printFigure({ name: `lots that share nothing: ${what}`, value, unit, ratio: value / other, against });
  tell('cells', unlike.cells, usual.cells, `of ${LOTS} lots`);
  tell('list in the index, median', unlike.listed.medianMs, usual.listed.medianMs, 'ms');
  tell('list in the index, p99', unlike.listed.p99Ms, usual.listed.p99Ms, 'ms');
  tell('deep page in the index, p99', unlike.deep.p99Ms, usual.deep.p99Ms, 'ms');
  tell('memory of the index and its process', unlike.rssBytes / 2 ** 20, usual.rssBytes / 2 ** 20, 'MB');
}

async function measure(kind: 'usual' | 'unlike') {
  const program = await startProgram('lots-in-memory', { args: [kind, String(LOTS)], startMs: MAKING_MS });
  await program.stop();
  return saidSchema.parse(program.said);
}
