import { install, runOnOwnNode } from './install.js';

/** `npm run bench` : from a fresh clone to figures. JavaScript: it begins on the machine's own Node. */
install();
runOnOwnNode('shared/src/build/commands/bench-shop.ts', process.argv.slice(2));
