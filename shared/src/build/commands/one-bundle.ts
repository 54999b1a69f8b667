import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../folders.ts';
import { oneBundle } from '../bundling/one-bundle.ts';
import { sourceHash } from '../releasing/source-hash.ts';
import { run } from './build.ts';

/**
 * `node shared/src/build/commands/one-bundle.ts` : builds the yardstick of the first load, once for the sources as they
 * are, and tells the folder of its files.
 */
const kept = path.join(ROOT, 'node_modules/.cache/vitrine-one-bundle');
const folder = path.join(kept, `${sourceHash('shell')}-${sourceHash('catalog')}`);
if (!existsSync(folder)) {
  const half = `${folder}.${process.pid}`;
  await run(webpack(oneBundle(half)));
  // Another process that builds the same meanwhile wrote the same bytes.
  if (existsSync(folder)) rmSync(half, { recursive: true });
  else renameSync(half, folder);
}
console.log(path.join(folder, 'client'));
