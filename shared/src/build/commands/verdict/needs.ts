import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { BROWSER, lackingPackages, mayInstall } from '../machine.js';

/**
 * Installs what this machine lacks of the programs that tests start, unless INSTALL is 0: Debian's packages as root or
 * with sudo, and Playwright's Chromium where Debian's cannot be had.
 * @returns a sentence about what is missing all the same, or undefined
 */
export function getNeeds(names?: string[]): string | undefined {
  for (const name of mayInstall() ? lackingPackages(names) : []) {
    if (!installDebian(name) && name === BROWSER) installPlaywrights();
  }
  const missing = lackingPackages(names);
  if (missing.length === 0) return undefined;
  return (
    `Missing on this machine: ${missing.join(', ')}. What needs them fails. ` +
    `On Debian, as root: apt-get install --no-install-recommends ${missing.join(' ')}`
  );
}

/** Debian's browser where this release of it has no headless shell of its own. */
const INSTEAD: Record<string, string> = { [BROWSER]: 'chromium' };

function installPlaywrights() {
  const program = path.join(ROOT, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' });
}

/** Installs a Debian package; false where that is not possible. */
function installDebian(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (command: string, ...words: string[]) => {
    const [program, args] = isRoot ? [command, words] : ['sudo', ['-n', command, ...words]];
    return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  const install = (wanted: string) => {
    console.log(`Installing ${wanted} …`);
    return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', wanted);
  };
  run('apt-get', 'update', '-qq');
  return install(name) || (INSTEAD[name] !== undefined && install(INSTEAD[name]));
}
