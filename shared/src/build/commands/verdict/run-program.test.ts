/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { it } from '@jest/globals';

const RUN = `import { runProgram } from '${path.join(import.meta.dirname, 'run-program.ts')}';
await runProgram([process.execPath, '-e', 'console.log(1); setInterval(() => {}, 1000)'], { isShown: true });`;

it('leaves nothing running when a run is killed in the middle', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(run.stdout, 'data');
  run.kill('SIGKILL');
  // What it started holds the output open, and closes it by ending.
  await once(run.stdout, 'close');
}, 20_000);
