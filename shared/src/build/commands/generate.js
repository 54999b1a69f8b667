import { install, runOnOwnNode } from './install.js';

/**
 * `npm run generate -- --insects 100000` : fills an empty shop with that many lots.
 * JavaScript: it begins on the machine's own Node.
 */
install();
runOnOwnNode('server/src/fill/generate-command.ts', process.argv.slice(2));
