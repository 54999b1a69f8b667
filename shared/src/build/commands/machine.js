import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/*
 * Which programs that tests start are on this machine. JavaScript: `npm test` says so in its first line, before the
 * project's own Node is installed.
 */
const POSTGRES = '/usr/lib/postgresql';
const NGINX = '/usr/sbin/nginx';
const PLAYWRIGHTS = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache/ms-playwright');

/** The headless shell opens a page for a third of the work. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Debian's packages of these programs, and whether this machine has such a program.
 * @type {Record<string, () => boolean>} */
const PROGRAMS = {
  postgresql: () => Boolean(process.env.TEST_DATABASE_URL) || holdsFiles(POSTGRES),
  'nginx-light': () => existsSync(NGINX),
  'chromium-headless-shell': () => {
    const program = findChromium();
    return program ? answers(program) : holdsFiles(PLAYWRIGHTS);
  },
};

/** Debian's package of the browser that tests use. */
export const BROWSER = 'chromium-headless-shell';

/** Which of these Debian packages (all that tests need, unless named) this machine lacks. */
export function lackingPackages(names = Object.keys(PROGRAMS)) {
  return names.filter((name) => !PROGRAMS[name]?.());
}

/** Tells in one line what this machine lacks, and what becomes of it. */
export function sayLacking() {
  const lacking = lackingPackages();
  if (lacking.length === 0) return;
  const fate = mayInstall() ? 'Installed below; INSTALL=0 installs nothing.' : 'INSTALL=0: not installed.';
  console.log(`Not on this machine: ${lacking.join(', ')}. ${fate}`);
}

/** Whether the user lets us install packages of the system. */
export const mayInstall = () => process.env.INSTALL !== '0';

/** Path of this machine's Chromium; undefined is Playwright's own. */
export function findChromium() {
  const here = CHROMIUMS.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));
  return process.env.CHROMIUM || here;
}

const holdsFiles = (/** @type {string} */ folder) => existsSync(folder) && readdirSync(folder).length > 0;

/** A browser without its libraries is there too, and does not start. */
const answers = (/** @type {string} */ program) =>
  spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
