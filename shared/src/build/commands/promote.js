import { movePointer } from '../move-pointer.js';
import { readPointer } from '../pointer.js';
import { refuseDamaged } from '../publish.js';

/** `npm run promote -- app` : makes the canary of an app live for everybody. */
function promote(name) {
  const canary = readPointer(name ?? '')?.canary;
  if (!canary)
    throw new Error(`No canary of ${name ?? 'any app'} runs: npm run release -- <app> --canary 10`);
  refuseDamaged(canary);
  movePointer(name, canary, 'release');
  return canary.version;
}

try {
  const [name] = process.argv.slice(2);
  console.log(`${name} ${promote(name)}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
