import { movePointer } from '../releasing/move-pointer.ts';
import { readPointer } from '../releasing/pointer.ts';
import { refuseDamaged } from '../releasing/publish.ts';
import { readLiveShell, refuseUnmet } from '../releasing/refuse-unmet.ts';

/** `npm run promote -- app` : makes the canary of an app live for everybody. */
export function promote(name = ''): string {
  const canary = readPointer(name)?.canary;
  if (!canary)
    throw new Error(`No canary of ${name || 'any app'} runs: npm run release -- <app> --canary 10`);
  refuseDamaged(canary);
  refuseUnmet(canary, readLiveShell(), 'promoted');
  movePointer(name, canary, 'release');
  return canary.version;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const [name] = process.argv.slice(2);
    console.log(`${name} ${promote(name)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
