import { install, runOnOwnNode } from './install.js';

/** `npm run dev` : from a fresh clone to a shop that follows every edit. */
install();
runOnOwnNode('shared/src/build/commands/dev-shop.ts', []);
