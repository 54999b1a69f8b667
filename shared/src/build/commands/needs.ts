import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from '../folders.ts';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRES = '/usr/lib/postgresql';
const NGINX = '/usr/sbin/nginx';

/** Debian's packages of the programs that tests start, and whether this machine has such a program. */
const NEEDS: Record<string, () => boolean> = {
  postgresql: () => Boolean(process.env.TEST_DATABASE_URL) || holdsFiles(POSTGRES),
  'nginx-light': () => existsSync(NGINX),
  chromium: () => answers(findChromium() ?? chromium.executablePath()),
};

/**
 * Says what this machine lacks, and installs it unless INSTALL is 0: Debian's packages as root or with sudo, and
 * Playwright's Chromium where Debian's cannot be had.
 * @returns a sentence about what is missing all the same, or undefined
 */
export function getNeeds(names = Object.keys(NEEDS)): string | undefined {
  const isMissing = (name: string) => !NEEDS[name]?.();
  const lacking = names.filter(isMissing);
  if (lacking.length === 0) return undefined;
  const isAllowed = process.env.INSTALL !== '0';
  console.error(
    `Not on this machine: ${lacking.join(', ')}.${isAllowed ? '' : ' INSTALL=0: not installed.'}`,
  );
  for (const name of isAllowed ? lacking : []) {
    if (!installDebian(name) && name === 'chromium') installPlaywrights();
  }
  const missing = lacking.filter(isMissing);
  if (missing.length === 0) return undefined;
  return (
    `Missing on this machine: ${missing.join(', ')}. What needs them fails. ` +
    `On Debian, as root: apt-get install --no-install-recommends ${missing.join(' ')}`
  );
}

/** Path of this machine's Chromium; undefined is Playwright's own. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM || CHROMIUMS.find((file) => existsSync(file));
}

const holdsFiles = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** A browser without its libraries is there too, and does not start. */
const answers = (program: string) => spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;

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
  console.log(`Installing ${name} …`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', name];
  return run('apt-get', 'update', '-qq') && run('apt-get', ...install);
}
