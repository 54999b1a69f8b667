import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';

/*
 * A run that is broken off leaves nothing running. What stands for the run is a program that starts what journeys do;
 * all that it starts is known by its folder for temporary files.
 */
const SUPPORT = path.resolve(import.meta.dirname, '../../support/shops');
const ONE_SHOP = `import { runShop } from '${SUPPORT}/run-shop.ts'; await runShop(); console.log('ready');`;
const PROCESSES = `import { startProcesses } from '${SUPPORT}/processes.ts'; await startProcesses(); console.log('ready');`;

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`after ${signal} no shop runs on`, BY_NIGHT, () => breakOff(ONE_SHOP, signal));
}

test('after SIGKILL neither nginx nor PostgreSQL runs on', BY_NIGHT, () => breakOff(PROCESSES, 'SIGKILL'));

async function breakOff(program: string, signal: NodeJS.Signals): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-broken-off-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(run.stdout, 'data');
    expect((await runningIn(folder)).length).toBeGreaterThan(1);
    run.kill(signal);
    await expect.poll(() => runningIn(folder), { timeout: 60_000 }).toEqual([]);
  } finally {
    run.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The commands of all processes that name the folder in their command or environment. */
async function runningIn(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const read = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const commands = await Promise.all(
    pids.map(async (pid) => {
      const command = await read(pid, 'cmdline');
      return (command + (await read(pid, 'environ'))).includes(folder) ? [command.replaceAll('\0', ' ')] : [];
    }),
  );
  return commands.flat();
}
