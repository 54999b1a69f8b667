import { spawnSync } from 'node:child_process';
import type { Log } from '../protocol.ts';

/** Of util-linux, which every Linux with systemd has. By its path: a renderer has no environment to look it up with. */
const UNSHARE = '/usr/bin/unshare';
/** A network of its own, in which there is nothing; as the same user, who has no rights over it. */
const CUT = ['--user', '--map-current-user', '--net', '--'];
/** Tells by its status whether this user may read and run files. */
const TEST = '/usr/bin/test';
const MOST_MS = 2_000;

let isAllowed: boolean | null = null;

/**
 * Whether this user may run a program in a network namespace of its own: Linux alone has them, and some machines forbid
 * them. In one, root may read no other user's files, so what a renderer is made of is tried, not run: a start waits for the
 * answer. What answers at once is answered for as long as this process lives; a machine that was too busy is asked again.
 * @param program A file of JavaScript, which is looked at and not run.
 * @param log Hears once why renderers keep their network.
 */
export function canCutNetwork(program: string, log?: Log): boolean {
  if (isAllowed !== null) return isAllowed;
  const files = ['-r', program, '-a', '-x', process.execPath];
  const { status, error, stderr } = spawnSync(UNSHARE, [...CUT, TEST, ...files], {
    timeout: MOST_MS,
    encoding: 'utf8',
  });
  if (status === 0) return (isAllowed = true);
  const isKnown = status !== null || (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  if (isKnown) isAllowed = false;
  log?.('warn', 'renderers keep their network', {
    reason: error?.message ?? (stderr.trim() || `${TEST} ends with ${status}`),
  });
  return false;
}

/** How Node is forked with such options: without a network, where the machine lets it. */
export const withoutNetwork = (program: string, execArgv: readonly string[], log: Log) =>
  canCutNetwork(program, log)
    ? { execPath: UNSHARE, execArgv: [...CUT, process.execPath, ...execArgv] }
    : { execArgv: [...execArgv] };
