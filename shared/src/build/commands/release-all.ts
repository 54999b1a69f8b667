import { spawn } from 'node:child_process';
import path from 'node:path';
import { APPS } from '../apps.ts';
import { ROOT } from '../folders.ts';
import { isLiveByName } from '../releasing/pointer.ts';
import { isReleased } from './release.ts';

/** How many apps are built at a time: a build uses little more than one core. */
const AT_ONCE = 2;

/**
 * Builds and releases every app whose sources are not those of its live release.
 * @param keepsAsked leaves live what somebody released, tries or went back to, and says so
 */
export async function releaseAll(keepsAsked = false) {
  const stale = APPS.map((app) => app.name).filter((name) => !isReleased(name));
  const waiting = stale.filter((name) => !keepsAsked || !isLiveByName(name));
  for (const name of stale.filter((one) => !waiting.includes(one)))
    console.error(`${name} stays as it was released. For the sources of now: npm run release -- ${name}`);
  if (waiting.length > 0) console.error(`Building ${waiting.join(', ')} …`);
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await releaseApart(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** In a process of its own: webpack keeps one core busy. */
function releaseApart(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'release.ts'), name, '--start'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} was not built`))));
  });
}
