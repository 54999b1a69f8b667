import { install, runOnOwnNode } from './install.js';

/**
 * `npm test` and `npm run test:long`: from a fresh clone to a verdict; `npm run check`: before a commit. JavaScript: it
 * begins on the machine's own Node.
 */
const [what, ...args] = process.argv.slice(2);
install();
runOnOwnNode(`shared/src/build/commands/${what === 'check' ? 'check' : 'verify'}.ts`, [what, ...args]);
