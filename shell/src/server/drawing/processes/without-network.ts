import { spawnSync } from 'node:child_process';

/** Of util-linux, which every Linux with systemd has. By its path: a renderer has no environment to look it up with. */
const UNSHARE = '/usr/bin/unshare';
/** A network of its own, in which there is nothing; as the same user, who has no rights over it. */
const CUT = ['--user', '--map-current-user', '--net', '--'];
const MOST_MS = 2_000;

let isAllowed: boolean | null = null;

/**
 * Whether this user may start a program in a network namespace of its own: Linux alone has them, and some machines
 * forbid them. Asked once a process.
 */
export function canCutNetwork(): boolean {
  isAllowed ??=
    spawnSync(UNSHARE, [...CUT, process.execPath, '--version'], { timeout: MOST_MS }).status === 0;
  return isAllowed;
}

/** How Node is forked with such options: without a network, where the machine lets it. */
export const withoutNetwork = (execArgv: readonly string[]) =>
  canCutNetwork()
    ? { execPath: UNSHARE, execArgv: [...CUT, process.execPath, ...execArgv] }
    : { execArgv: [...execArgv] };
