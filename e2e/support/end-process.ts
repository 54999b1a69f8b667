import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded } from './until-ready.ts';

/** A shop drains for ten seconds at most; on a busy machine it needs longer to hear of it. */
const END_MS = 30_000;

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
