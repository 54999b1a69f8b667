import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.js';

const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.installed-from');

/** The Node that the project brings; every command runs on it, whatever the machine has. */
const NODE = path.join(MODULES, '.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the pinned packages when they are not those of the lock file. Runs on any Node. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const done = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: isWindows(),
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(STAMP, wanted);
}

/** Runs one of the project's commands on the project's Node and ends as it ends. */
export function runOnOwnNode(file, args) {
  const env = { ...process.env, PATH: `${path.dirname(NODE)}${path.delimiter}${process.env.PATH}` };
  const done = spawnSync(NODE, [file, ...args], { cwd: ROOT, stdio: 'inherit', env });
  process.exit(done.status ?? 1);
}

const isWindows = () => process.platform === 'win32';
