import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPS, REMOTES } from '../apps.ts';
import { releasesOf, ROOT } from '../folders.ts';
import { readPointer } from '../releasing/pointer.ts';
import { publish } from '../releasing/publish.ts';
import { sourceHash } from '../releasing/source-hash.ts';
import { build } from './build.ts';

/** Builds an app, puts it into a folder named by its content, and points to it: for all, or for a share of visitors. */
async function release(name: string, share?: number, by?: 'start'): Promise<string> {
  await build([name]);
  return publish(name, path.join(ROOT, name, 'dist'), share, by);
}

/** Whether the live release, or its canary, was built from the sources as they are now, and signed here. */
export function isReleased(name: string): boolean {
  const pointer = readPointer(name);
  return [pointer, pointer?.canary].some(
    (one) => one && one.sources === sourceHash(name) && existsSync(path.join(releasesOf(name), one.version)),
  );
}

/** `npm run release -- app … [--canary percents]` */
async function releaseAsked() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, start: { type: 'boolean' } },
  });
  const share = values.canary === undefined ? undefined : readShare(values.canary, positionals);
  for (const name of positionals.length > 0 ? positionals : APPS.map((app) => app.name)) {
    console.log(`${name} ${await release(name, share, values.start ? 'start' : undefined)}`);
  }
}

/** The shell is no canary: the server runs it from its start on, for everybody. */
function readShare(text: string, names: string[]): number {
  const remotes = REMOTES.map((app) => app.name);
  if (names.length === 0 || !names.every((name) => remotes.includes(name)))
    throw new Error(`Say which remote: npm run release -- ${remotes.join('|')} --canary 10`);
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`--canary is a share of the visitors, 1 to 99 percent, not ${text}.`);
  return Number(text);
}

if (process.argv[1] === import.meta.filename) {
  await releaseAsked().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
