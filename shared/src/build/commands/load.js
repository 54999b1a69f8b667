import { install, runOnOwnNode } from './install.js';

/**
 * `npm run load` : from a fresh clone to the long proof that nothing is oversold and nothing lost.
 * JavaScript: it begins on the machine's own Node.
 */
install();
runOnOwnNode('e2e/load/main.ts', process.argv.slice(2));
