import { install, runOnOwnNode } from './install.js';

/** `npm run bench` : from a fresh clone to figures. */
install();
runOnOwnNode('shared/src/build/commands/bench-shop.ts', process.argv.slice(2));
