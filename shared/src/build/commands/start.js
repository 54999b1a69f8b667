import { install, runOnOwnNode } from './install.js';

/** `npm start` : from a fresh clone to a running shop. JavaScript: it begins on the machine's own Node. */
install();
runOnOwnNode('shared/src/build/commands/serve.ts', []);
