import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPS, REMOTES } from '../apps.js';
import { releasesOf, ROOT } from '../folders.js';
import { readPointer } from '../pointer.js';
import { publish } from '../publish.js';
import { sourceHash } from '../source-hash.js';
import { build } from './build.js';

/** Builds an app, puts it into a folder named by its content, and points to it: for all, or for a share of visitors. */
export async function release(name, share) {
  await build([name]);
  return publish(name, path.join(ROOT, name, 'dist'), share);
}

/** Whether the live release, or its canary, was built from the sources as they are now, and signed here. */
export function isReleased(name) {
  const pointer = readPointer(name);
  return [pointer, pointer?.canary].some(
    (one) => one?.sources === sourceHash(name) && existsSync(path.join(releasesOf(name), one.version)),
  );
}

/** `npm run release -- app … [--canary percents]` */
async function releaseAsked() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' } },
  });
  const share = values.canary === undefined ? undefined : readShare(values.canary, positionals);
  for (const name of positionals.length > 0 ? positionals : APPS.map((app) => app.name)) {
    console.log(`${name} ${await release(name, share)}`);
  }
}

/** The shell is no canary: the server runs it from its start on, for everybody. */
function readShare(text, names) {
  const remotes = REMOTES.map((app) => app.name);
  if (names.length === 0 || !names.every((name) => remotes.includes(name)))
    throw new Error(`Say which remote: npm run release -- ${remotes.join('|')} --canary 10`);
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`--canary is a share of the visitors, 1 to 99 percent, not ${text}.`);
  return Number(text);
}

if (process.argv[1] === import.meta.filename) {
  await releaseAsked().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
