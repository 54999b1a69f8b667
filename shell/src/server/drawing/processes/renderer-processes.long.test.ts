import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { smallProcesses } from '../../../testing/small-processes.ts';
import type { RendererProcesses } from './renderer-processes.ts';

const LOOK_EVERY_MS = 20;
const CODE = `exports.draw = (path) => {
  if (path === '/crashes') setTimeout(() => { throw new Error('behind a page'); });
  return path === '/pid' ? String(process.pid) : new Promise(() => undefined);
};`;
const JOB = { method: 'GET', visit: 'v', isAnonymous: true, catalogueVersion: '', browsers: {} };

// Only where Node's own modules are left to a remote it is told of its process.
let processes: RendererProcesses;
beforeEach(() => {
  processes = smallProcesses(undefined, undefined, 'open');
});
afterEach(() => processes.close());

async function startThread(version: string, key = 'key') {
  const browser = { version, container: 'small', entry: { url: '', integrity: '' }, css: [] };
  const files = { 'remote.cjs': Buffer.from(CODE) };
  const load = async () => ({ name: 'small', entry: 'remote.cjs', files, browser });
  const thread = processes.start(key, { name: 'small', version, load }, () => undefined);
  await thread.opened;
  return async (path: string) =>
    (await thread.draw({ ...JOB, url: `https://shop.example${path}` })).bytes.toString();
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

it('Renderer processes are counted: their threads, their memory, and what fell', async () => {
  const none = { processes: 0, busy: 0, idle: 0, residentBytes: 0, falls: { process: 0, thread: 0 } };
  expect(processes.counts()).toEqual(none);
  const [first, second] = [await startThread('v1'), await startThread('v2')];
  const drawing = first('/waits').catch(String);
  expect(processes.counts()).toMatchObject({ processes: 1, busy: 1, idle: 1 });
  await until(() => processes.counts().residentBytes > 2 ** 20);

  await expect(second('/crashes')).rejects.toThrow('behind a page');
  expect(processes.counts()).toMatchObject({ busy: 1, idle: 0, falls: { process: 0, thread: 1 } });

  const third = await startThread('v3');
  process.kill(Number(await third('/pid')), 'SIGKILL');
  expect(await drawing).toContain('ended by itself');
  expect(processes.counts()).toEqual({ ...none, falls: { process: 1, thread: 1 } });
});

it('Remotes that different keys signed are in different processes, those of one key in one', async () => {
  const [ours, ourOther, theirs] = [
    await startThread('a1', 'ours'),
    await startThread('a2', 'ours'),
    await startThread('b1', 'theirs'),
  ];
  const [our, ourSecond, their] = await Promise.all([ours('/pid'), ourOther('/pid'), theirs('/pid')]);
  expect(ourSecond).toBe(our);
  expect(their).not.toBe(our);
  expect(processes.counts().processes).toBe(2);
});
