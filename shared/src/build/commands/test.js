import { install, runOnOwnNode } from './install.js';
import { sayLacking } from './machine.js';

/**
 * `npm test` and `npm run test:long`: from a fresh clone to a verdict; `npm run check`: before a commit. JavaScript: it
 * begins on the machine's own Node.
 */
const [what = 'day', ...args] = process.argv.slice(2);
if (what !== 'check') sayLacking();
install();
const program =
  what === 'check'
    ? 'shared/src/build/commands/verdict/check.ts'
    : 'shared/src/build/commands/verdict/verify.ts';
runOnOwnNode(program, [what, ...args]);
