import { existsSync } from 'node:fs';
import path from 'node:path';
import { APPS } from '../apps.js';
import { releasesOf, ROOT } from '../folders.js';
import { readPointer } from '../pointer.js';
import { publish } from '../publish.js';
import { sourceHash } from '../source-hash.js';
import { build } from './build.js';

/** `npm run release -- app …` : builds an app, puts it into a folder named by its content, and points to it. */
export async function release(name) {
  await build([name]);
  return publish(name, path.join(ROOT, name, 'dist'));
}

/** Whether the live release was built from the sources as they are now, and signed here. */
export function isReleased(name) {
  const pointer = readPointer(name);
  return pointer?.sources === sourceHash(name) && existsSync(path.join(releasesOf(name), pointer.version));
}

if (process.argv[1] === import.meta.filename) {
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : APPS.map((app) => app.name)) {
    console.log(`${name} ${await release(name)}`);
  }
}
