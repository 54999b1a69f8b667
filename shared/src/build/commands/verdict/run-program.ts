import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../folders.ts';

const LOOK_MS = 1000;
const running = new Set<ChildProcess>();
let orphans: Writable | null = null;

/**
 * Runs a program in the project's folder. `said` is what it printed, for programs that run beside each other; one that
 * is `shown` prints by itself.
 */
export async function runProgram(
  [program = '', ...args]: string[],
  { env = {}, isShown = false }: { env?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<{ isGood: boolean; said: string }> {
  const output = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // A group of its own: what it starts ends with it.
    detached: true,
  });
  running.add(child);
  orphans ??= watchOrphans();
  orphans.write(`+${child.pid}\n`);
  const ended = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
  const read = async (stream: ChildProcess['stdout']) => (stream ? text(stream) : '');
  const [isGood, ...said] = await Promise.all([ended, read(child.stdout), read(child.stderr)]);
  running.delete(child);
  orphans.write(`-${child.pid}\n`);
  return { isGood, said: said.join('') };
}

/** When we are told to end, or whoever started us is gone, ends all that runs. */
export function endTogether(): void {
  const starter = process.ppid;
  const end = () => {
    for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  setInterval(() => process.ppid !== starter && end(), LOOK_MS).unref();
}

/** A process of its own that outlives us by a moment, and ends what runs, should we be killed. */
function watchOrphans(): Writable {
  const program = path.join(import.meta.dirname, 'end-orphans.ts');
  const watcher = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.unref();
  // A pipe is a socket, which would keep us running.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return watcher.stdin;
}
