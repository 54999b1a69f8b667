import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.js';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRES = '/usr/lib/postgresql';
const NGINX = '/usr/sbin/nginx';

/** Path of a Chromium for the journeys, installed when there is none; undefined is Playwright's own. */
export function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) return asked;
  const there = () => CHROMIUMS.find((file) => existsSync(file));
  if (there()) return there();
  if (!installDebian('chromium')) {
    spawnSync(process.execPath, [path.join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  return there();
}

/** A PostgreSQL for the store tests, installed when there is none. The tests themselves say when it is missing. */
export function needPostgres() {
  const isThere = existsSync(POSTGRES) && readdirSync(POSTGRES).length > 0;
  if (!process.env.TEST_DATABASE_URL && !isThere) installDebian('postgresql');
}

/** An nginx for the journeys of a shop in several processes, installed when there is none. */
export function needNginx() {
  if (!existsSync(NGINX)) installDebian('nginx-light');
}

/** Installs a Debian package; false where that is not possible. */
function installDebian(name) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} …`);
  const prefix = process.getuid() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', name);
}
