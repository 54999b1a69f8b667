import path from 'node:path';
import { install, runOnOwnNode } from './install.js';

/** `npm test` : from a fresh clone to a verdict. */
install();
runOnOwnNode(path.join(import.meta.dirname ?? '.', 'verify.js'), process.argv.slice(2));
