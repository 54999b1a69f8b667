import path from 'node:path';
import { ROOT } from '../folders.js';
import { install, runOnOwnNode } from './install.js';

/** `npm run generate -- --insects 100000` : fills an empty shop with that many lots. */
install();
runOnOwnNode(path.join(ROOT, 'server/src/generate/main.ts'), process.argv.slice(2));
