import { install, runOnOwnNode } from './install.js';

/** `npm test` : from a fresh clone to a verdict. */
install();
runOnOwnNode('shared/src/build/commands/verify.ts', process.argv.slice(2));
