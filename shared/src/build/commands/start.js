import { install, runOnOwnNode } from './install.js';

/** `npm start` : from a fresh clone to a running shop. */
install();
runOnOwnNode('shared/src/build/commands/serve.ts', []);
