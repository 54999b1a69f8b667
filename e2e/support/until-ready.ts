import type { ChildProcess } from 'node:child_process';

/** A shop fills itself with the sample catalogue; on a machine with two slow cores that takes a while. */
const START_MS = 120_000;
const BETWEEN_MS = 100;
/** Who takes a question and does not answer it in this time is asked again. */
const ANSWER_MS = 5_000;

/** Waits until a shop that was started answers that it is ready. An error when it ends before, or takes too long. */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (hasEnded(server)) throw new Error(`${url} ended with ${server.exitCode ?? server.signalCode}`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error(`${url} did not start`);
}

/** By itself or by a signal: of a process that was killed the exit code stays null. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
