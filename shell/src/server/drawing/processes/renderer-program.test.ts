import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from '@jest/globals';

const STOREFRONT = path.join(import.meta.dirname, '../../../testing/small-storefront-program.ts');
/** It takes some milliseconds. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 20;

const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) if (exists(pid)) process.kill(pid, 'SIGKILL');
});

async function startStorefront() {
  const storefront = spawn(process.execPath, [STOREFRONT], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (storefront.pid) pids.push(storefront.pid);
  // Ends without a word when the storefront does.
  const { value } = await createInterface(storefront.stdout)[Symbol.asyncIterator]().next();
  const renderer = Number(value);
  pids.push(renderer);
  return { storefront, renderer };
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isRunning(pid: number): Promise<boolean> {
  if (!exists(pid)) return false;
  // One that ended is listed until its parent has heard of it, and not every container's first process listens.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !state.includes(') Z ');
}

it('A renderer process ends with its storefront, also when that is killed', async () => {
  const { storefront, renderer } = await startStorefront();
  expect(renderer).not.toBe(storefront.pid);
  expect(await isRunning(renderer)).toBe(true);
  storefront.kill('SIGKILL');
  const end = Date.now() + LONGEST_MS;
  while ((await isRunning(renderer)) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  expect(await isRunning(renderer)).toBe(false);
});
