import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.ts';

const IGNORED = new Set([
  'node_modules',
  'dist',
  'README.md',
  'commands',
  'fixtures',
  'standalone',
  'standalone.tsx',
  'testing',
]);

/** A short hash of all that goes into an app's build: its source, what is shared, and the pinned packages. */
export function sourceHash(name: string): string {
  const hash = createHash('sha256');
  for (const file of [...filesOf(path.join(ROOT, name)), ...filesOf(path.join(ROOT, 'shared'))]) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  hash.update(readFileSync(path.join(ROOT, 'package-lock.json')));
  return hash.digest('hex').slice(0, 12);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(full) : [full];
    });
}
