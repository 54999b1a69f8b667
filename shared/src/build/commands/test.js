import { install, runOnOwnNode } from './install.js';

/** `npm test` : from a fresh clone to a verdict. JavaScript: it begins on the machine's own Node. */
install();
runOnOwnNode('shared/src/build/commands/verify.ts', process.argv.slice(2));
