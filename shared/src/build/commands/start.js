import path from 'node:path';
import { install, runOnOwnNode } from './install.js';

/** `npm start` : from a fresh clone to a running shop. */
install();
runOnOwnNode(path.join(import.meta.dirname ?? '.', 'serve.js'), []);
