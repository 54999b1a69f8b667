import path from 'node:path';
import { install, runOnOwnNode } from './install.js';

/** `npm run bench` : from a fresh clone to figures. */
install();
runOnOwnNode(path.join(import.meta.dirname ?? '.', 'bench-shop.js'), process.argv.slice(2));
