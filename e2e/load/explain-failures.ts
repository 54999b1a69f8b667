import type { Visit } from '../support/faults/steady-load.ts';
import type { ServerProcess } from '../support/shops/server-process.ts';

const MOST_FAILURES = 20;
const MOST_LINES = 8;
const LINE_LETTERS = 1_500;

/** An answer that should not have been, with all that the processes logged of its request. */
export interface Failure {
  asked: string;
  status: number;
  ms: number;
  said: string;
  id: string;
  log: string[];
}

/** The first failures with the lines of the log that name their requests: so a cause is found after the processes are gone. */
export async function explainFailures(
  failures: readonly Visit[],
  processes: readonly ServerProcess[],
): Promise<Failure[]> {
  const logs = await Promise.all(processes.map(async ({ name, log }) => ({ name, text: await log() })));
  const lines = logs.flatMap(({ name, text }) => text.split('\n').map((line) => `${name} ${line}`));
  return failures.slice(0, MOST_FAILURES).map(({ path, id, status, ms, said }) => ({
    ...{ asked: path, status, ms: Math.round(ms), said: said.slice(0, 200), id },
    log: (id === '' ? [] : lines.filter((line) => line.includes(id)))
      .slice(0, MOST_LINES)
      .map((line) => line.slice(0, LINE_LETTERS)),
  }));
}
