import path from 'node:path';
import { install, runOnOwnNode } from './install.js';

/** `npm run dev` : from a fresh clone to a shop that follows every edit. */
install();
runOnOwnNode(path.join(import.meta.dirname ?? '.', 'dev-shop.js'), []);
