import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { BROWSER, findChromium } from './machine.js';
import { getNeeds } from './verdict/needs.ts';
import { releaseAll } from './release-all.ts';
import { SERVING_ENV } from './serving-env.ts';

/** The second half of `npm run bench`: release what changed, then measure. All that it writes goes with it. */
const missing = getNeeds([BROWSER]);
if (missing) console.error(missing);
const chromium = findChromium();
await releaseAll();
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'));
// PostgreSQL does not run as root: whoever it runs as has to get to its own folder in here.
chmodSync(folder, 0o711);
// Who asks gets all the room it wants; the shops that it starts get what `npm start` gives them.
const bench = spawn(
  process.execPath,
  ['--max-semi-space-size=32', 'e2e/bench/main.ts', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...SERVING_ENV, ...process.env, ...(chromium && { CHROMIUM: chromium }), TMPDIR: folder },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal));
bench.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code ?? 1);
});
