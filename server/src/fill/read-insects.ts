import { parseArgs } from 'node:util';
import { StartupError } from '../platform/startup-error.ts';

const USAGE = 'npm run generate -- --insects 100000';
/** Ten times what the shop is measured with. */
const MOST = 10_000_000;

/** How many insects the command line asks for. @throws StartupError that says how it is asked */
export function readInsects(args: string[]): number {
  const text = insectsOf(args);
  const insects = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (insects >= 1 && insects <= MOST) return insects;
  throw new StartupError(`--insects must be a whole number from 1 to ${MOST}, as in: ${USAGE}`);
}

function insectsOf(args: string[]): string {
  try {
    return parseArgs({ args, options: { insects: { type: 'string' } } }).values.insects ?? '';
  } catch (error) {
    throw new StartupError(`How it is asked: ${USAGE}`, { cause: error });
  }
}
