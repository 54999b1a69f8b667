import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beatForSystemd } from './systemd-watchdog.ts';

const NOTIFY_SOCKET = '/run/systemd/notify';
const BEAT_MS = 50;
const FROZEN_MS = 500;
const pathBefore = process.env['PATH'];
let folder: string;
let stop = async () => {};

/** Stands where systemd's program is: it writes down each word. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-systemd-'));
  const said = join(folder, 'said');
  await writeFile(said, '');
  const program = `#!/bin/sh\necho "$1" >> ${said}\n`;
  await writeFile(join(folder, 'systemd-notify'), program, { mode: 0o755 });
  process.env['PATH'] = `${folder}${delimiter}${pathBefore}`;
});
afterEach(async () => {
  await stop();
  process.env['PATH'] = pathBefore;
  await rm(folder, { recursive: true });
});

function begin(check: () => Promise<unknown>, variables: Record<string, string> = { NOTIFY_SOCKET }) {
  const watchdog = { WATCHDOG_USEC: String(3 * BEAT_MS * 1000) };
  const warnings: string[] = [];
  const warn = (_details: object, message: string) => void warnings.push(message);
  stop = beatForSystemd({ variables: { ...watchdog, ...variables }, check, warn });
  return warnings;
}

const words = () => readFileSync(join(folder, 'said'), 'utf8').split('\n').filter(Boolean);

async function untilSaid(times: number): Promise<string[]> {
  for (;;) {
    const said = words();
    if (said.length >= times) return said;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('systemd hears that the process is ready, then its heartbeats', async () => {
  begin(async () => 'anything');
  const said = await untilSaid(4);
  expect(said.slice(0, 4)).toEqual([...['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1']]);
});

it('systemd misses the heartbeats of a process whose event loop is frozen', async () => {
  begin(async () => 'anything');
  const before = (await untilSaid(3)).length;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FROZEN_MS);
  // Ten were due; one may have been on its way.
  expect(words().length).toBeLessThanOrEqual(before + 1);
  await untilSaid(before + 3);
});

it('systemd hears no heartbeat while readiness is not answered', async () => {
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  begin(() => {
    asked += 1;
    return asked < 4 ? Promise.reject(new Error('nobody')) : answer.promise;
  });
  while (asked < 6) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await untilSaid(1)).toEqual(['READY=1']);
  answer.resolve();
  expect((await untilSaid(2))[1]).toBe('WATCHDOG=1');
});

it('without systemd nothing is sent and nothing asked', async () => {
  const warnings = begin(() => Promise.reject(new Error('asked')), {});
  begin(async () => 'anything');
  const said = await untilSaid(4);
  expect(said.filter((word) => word === 'READY=1')).toHaveLength(1);
  expect(warnings).toEqual([]);
});
