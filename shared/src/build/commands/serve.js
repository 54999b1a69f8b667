import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../folders.js';
import { releaseAll } from './release-all.js';

/** The second half of `npm start`, on the project's own Node: build what changed, then serve. */
await releaseAll();
const server = spawn(process.execPath, [path.join(ROOT, 'server/src/main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
