import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from '@vitrine/shared/contract/zod';

/** On a machine with two slow cores, which other work shares. */
const START_MS = 120_000;
const BETWEEN_MS = 100;
/** A process that accepts a request and does not answer in this time is asked again. */
const ANSWER_MS = 5_000;
/** A shop drains for ten seconds at most; on a busy machine it needs longer to hear of it. */
const END_MS = 30_000;
const END_WITH_PARENT = path.join(import.meta.dirname, 'end-with-parent.ts');

interface Running {
  cwd: string;
  /** Beside those of this process; `undefined` takes one of those away. */
  variables: Record<string, string | undefined>;
  output?: 'ignore' | 'inherit' | number;
  /** What runs it, as `nice` does: a program and its arguments. It must become Node itself, or nothing would end that. */
  through?: readonly string[];
}

/** Starts a program of Node, which ends when this process does, also when that is killed. */
export function startNode(
  args: readonly string[],
  { cwd, variables, output = 'ignore', through = [] }: Running,
): ChildProcess {
  const stdio: StdioOptions = ['ignore', output, 'inherit', 'ipc'];
  const [command = '', ...rest] = [...through, process.execPath, '--import', END_WITH_PARENT, ...args];
  const child = spawn(command, rest, {
    ...{ cwd, stdio },
    env: { ...process.env, ...variables },
  });
  child.channel?.unref();
  return child;
}

const readySchema = z.record(z.string(), z.unknown());

/** Waits until a shop that was started answers, whatever remotes it has. An error when it ends before, or takes too long. */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (hasEnded(server)) throw new Error(`${url} ended with ${server.exitCode ?? server.signalCode}`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
    const checks = readySchema.safeParse(await answer?.json().catch(() => null)).data;
    if (checks && ![checks['database'], checks['catalogue'], checks['api']].includes(false)) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error(`${url} did not start`);
}

/** Tells a process to end and waits until it has, whatever became of it meanwhile. Its exit code; null when it was killed. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
  child.kill(signal);
  await ended;
  clearTimeout(late);
  return child.exitCode;
}

/** By itself or by a signal: of a process that was killed the exit code stays null. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
