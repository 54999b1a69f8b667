import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { releaseAll } from './release-all.ts';
import { SERVING_ENV } from './serving-env.ts';

/** The second half of `npm start`, on the project's own Node: build what changed, then serve. */
await releaseAll(true);
const server = spawn(process.execPath, [path.join(ROOT, 'server/src/main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...SERVING_ENV, ...process.env },
});
let isAsked = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isAsked = true;
    server.kill(signal);
  });
}
// A server that was killed without our asking is a failure, also to whoever watches this process.
server.on('exit', (code) => process.exit(code ?? (isAsked ? 0 : 1)));
