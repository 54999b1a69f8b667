import { install, runOnOwnNode } from './install.js';

/**
 * `npm run dev` : from a fresh clone to a shop that follows every edit.
 * JavaScript: it begins on the machine's own Node.
 */
install();
runOnOwnNode('shared/src/build/commands/development/dev-shop.ts', []);
