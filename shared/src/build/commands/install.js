import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

/**
 * This file, `machine.js` and those that import them (`start.js`, `test.js`, `dev.js`, `bench.js`, `load.js`,
 * `generate.js`) are JavaScript, and import nothing else of the project: they run on the machine's own Node, which may
 * strip no types, before the project's Node is there.
 */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.installed-from');

/** The Node that the project brings; every command runs on it, whatever the machine has. */
const NODE = path.join(MODULES, '.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** What npm itself notes of the packages that it has put there. */
const NOTED = path.join(MODULES, '.package-lock.json');

/** How often is looked whether whoever started a command is still there. */
const STARTER_LOOK_MS = 1000;

/**
 * Installs the pinned packages when they are not those of the lock file. Runs on any Node. A running shop loads from
 * the same folder, so what is there and fits is left alone, whoever installed it.
 */
export function install() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (isThere(JSON.parse(lock.toString()))) return writeFileSync(STAMP, wanted);
  console.log('Installing packages …');
  const done = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: isWindows(),
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(STAMP, wanted);
}

/**
 * Whether every package is there at its pinned version; those for other machines may be missing.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} lock
 */
function isThere({ packages }) {
  if (!existsSync(NOTED)) return false;
  const noted = JSON.parse(readFileSync(NOTED, 'utf8')).packages;
  return Object.entries(packages).every(
    ([place, { version, optional, link }]) =>
      !place.startsWith('node_modules/') ||
      link ||
      (noted[place]?.version ?? (optional && version)) === version,
  );
}

/**
 * Runs one of the project's commands on the project's Node and ends as it ends. It is ended when we are asked to end,
 * and when whoever started us is gone: npm hands a signal to its shell, which hands it to nobody.
 * @param {string} file a path below the root
 * @param {string[]} args
 */
export function runOnOwnNode(file, args) {
  const env = { ...process.env, PATH: `${path.dirname(NODE)}${path.delimiter}${process.env.PATH}` };
  const command = spawn(NODE, [file, ...args], { cwd: ROOT, stdio: 'inherit', env });
  command.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => command.kill(signal));
  const starter = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(looking);
    command.kill('SIGTERM');
  }, STARTER_LOOK_MS);
}

const isWindows = () => process.platform === 'win32';
