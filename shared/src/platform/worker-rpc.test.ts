import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { ProgramMethods } from './testing/rpc-program.ts';
import { WorkerCallError, WorkerEnded, WorkerTimeout } from './worker-rpc.ts';
import { attachWorker, type WorkerThread } from './worker-thread.ts';

const PROGRAM = join(__dirname, 'testing/rpc-program.ts');
let thread: WorkerThread<ProgramMethods>;
let exits: string[];

function start({ data, timeoutMs }: { data?: string; timeoutMs?: number } = {}) {
  exits = [];
  const worker = new Worker(PROGRAM, { workerData: data });
  const methods = { nameOf: (number: number) => `number ${number}` };
  const onExit = (error: Error) => void exits.push(error.message);
  thread = attachWorker(worker, { methods, onExit, ...(timeoutMs !== undefined && { timeoutMs }) });
  return thread;
}

afterEach(() => void jest.useRealTimers());
afterEach(() => thread.end('the test is over'));

it('Each caller gets the answer to its own call, also when it called before the thread was ready', async () => {
  const { call, ready, isReady } = start();
  expect(isReady()).toBe(false);
  const never = call('never').catch((error: unknown) => error);
  expect(await Promise.all([call('add', 1, 2), call('askHost', 7), call('add', 3, 4)])).toEqual([
    3,
    'number 7',
    7,
  ]);
  await ready;
  expect(isReady()).toBe(true);
  await thread.end('is closed');
  expect(await never).toBeInstanceOf(WorkerEnded);
});

it('A call that fails tells why, and the next one is answered', async () => {
  const { call } = start();
  const refused = await call('fail').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WorkerCallError);
  expect(refused).toMatchObject({ message: 'refused', code: '57P01' });
  await expect(call('uncloneable')).rejects.toThrow('could not be cloned');
  expect(await call('add', 1, 1)).toBe(2);
});

it('An array that is handed over is the caller’s, and no memory of it stays in the thread', async () => {
  const { call } = start();
  const { part } = await call('bytes');
  expect([part.byteOffset, part.byteLength, part.buffer.byteLength]).toEqual([10, 2, 1_000]);
  expect(await call('hasLeft')).toBe(true);
});

it('Nobody waits for a thread that ended, and who started it hears of it once', async () => {
  const { call, isReady } = start();
  await expect(Promise.all([call('never'), call('exit')])).rejects.toThrow(WorkerEnded);
  await expect(call('add', 1, 1)).rejects.toThrow('ended by itself');
  expect(isReady()).toBe(false);
  expect(exits).toEqual(['ended by itself']);
});

it('A thread that crashes tells what it crashed of; one that is ended on purpose is no crash', async () => {
  const { call } = start();
  await Promise.allSettled([call('crash'), call('never')]);
  expect(exits).toEqual([expect.stringContaining('out of the blue')]);
  await start().end('is closed');
  expect(exits).toEqual([]);
});

it('A thread that cannot open what it serves is never ready', async () => {
  await expect(start({ data: 'broken' }).ready).rejects.toThrow('cannot open');
});

it('A caller waits no longer than the bound, and others are still answered', async () => {
  const { call, ready } = start({ timeoutMs: 500 });
  await ready;
  // The clock stands: no call is late on a slow machine.
  jest.useFakeTimers();
  const heard: unknown[] = [];
  const late = call('never').catch((error: unknown) => heard.push(error));
  expect(await call('add', 1, 2)).toBe(3);
  jest.advanceTimersByTime(499);
  expect(await call('add', 2, 2)).toBe(4);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1);
  await late;
  expect(heard).toEqual([expect.any(WorkerTimeout)]);
  expect(await call('add', 3, 3)).toBe(6);
});

it('Long answers come in chunks, each made when it is asked for; who leaves early ends them', async () => {
  const { call, stream } = start();
  const read: number[] = [];
  for await (const n of stream('count', 3)) read.push(n);
  expect(read).toEqual([1, 2, 3]);
  expect(await call('endedCounts')).toBe(1);

  for await (const n of stream('count', 1e9)) if (n === 5) break;
  expect(await call('endedCounts')).toBe(2);

  const unlucky = async () => {
    for await (const n of stream('count', 20)) read.push(n);
  };
  await expect(unlucky()).rejects.toThrow('no thirteen');
  expect(read.at(-1)).toBe(12);
});
