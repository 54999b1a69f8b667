import { Worker } from 'node:worker_threads';
import { WorkerEnded } from '@vitrine/shared/platform/worker-rpc';
import { attachWorker } from '@vitrine/shared/platform/worker-thread';
import { errorReason } from '../../federation/error-reason.ts';
import { guardedPort } from './guarded-port.ts';
import { heartbeatIn, heartbeatMemory } from './heartbeat.ts';
import type {
  Ask,
  Log,
  PageJob,
  RemoteFiles,
  SentPage,
  ShopFacts,
  ThreadData,
  ThreadMethods,
} from './protocol.ts';
import { readLog, readPage, readQuestion, readReason } from './read-drawn.ts';
import { EndedInProcess } from './thread-ended.ts';

/**
 * The watchdog ends a thread with work and no heartbeat once it has used this much CPU: it loops. A page takes 10 ms,
 * reading the shell 100. By the clock alone a busy machine would look like a loop.
 */
const LOOP_CPU_MS = 1_000;
/** One that uses no CPU either is ended after this long without a heartbeat. */
const SILENCE_MS = 5_000;
const WATCH_EVERY_MS = 250;

/**
 * A heap of its own, small: pages are short-lived, and one that leaks ends its own thread alone. New objects get as much
 * room as the serving thread's.
 */
const HEAP = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128, stackSizeMb: 4 };

export interface DrawingThread {
  /** Resolves once it has opened its remote. */
  opened: Promise<void>;
  /** Throws an EndedInProcess, or another error when this page alone failed. */
  draw(job: PageJob): Promise<SentPage>;
  /** Bytes that it holds, arrays outside of its heap included. */
  heldBytes(): Promise<number>;
  /** Ends it as one that crashed. Resolves once its memory is free. */
  fall(reason: string): Promise<void>;
  /** Ends it at once, whatever it is about. */
  end(): void;
}

interface ThreadParts {
  /** What the thread runs. */
  program: string;
  /** Node's options: a thread is not bound by those of its process. */
  execArgv: readonly string[];
  shop: ShopFacts;
  ask: Ask;
  log: Log;
  /** Hears why it ended, when nobody ended it. */
  onCrash(reason: string): void;
}

/** Starts a thread that draws with one version of one remote. Runs in a renderer process. */
export function startDrawingThread(
  remote: RemoteFiles,
  { program, execArgv, shop, ask, log, onCrash }: ThreadParts,
): DrawingThread {
  const memory = heartbeatMemory();
  const heartbeat = heartbeatIn(memory);
  const workerData: ThreadData = { shop, remote, heartbeat: memory };
  const worker = new Worker(program, {
    ...{ workerData, name: remote.name, resourceLimits: HEAP },
    // Nothing of the shop's configuration, its keys least of all, is the remote's business.
    ...{ env: {}, execArgv: [...execArgv] },
    // Read by nobody: what it says goes to the log, in bounds.
    ...{ stdout: true, stderr: true },
  });
  const port = guardedPort(worker, () => void fall('says what is no message'));
  const thread = attachWorker<ThreadMethods>(port, {
    methods: { ask: askForThread, log: (...entry: unknown[]) => log(...readLog(...entry)) },
    onExit: ({ message }) => void fall(message),
  });
  worker.unref();
  const watch = setInterval(checkAlive, WATCH_EVERY_MS).unref();
  let jobs = 0;
  let drawing = 0;
  let isOver = false;
  let movedAt = Date.now();
  let beats = 0;
  let cpuBefore: number | null = null;

  async function askForThread(question: unknown) {
    return ask(readQuestion(question));
  }

  function checkAlive(): void {
    const now = heartbeat.beats();
    if (now !== beats || (thread.isReady() && drawing === 0)) {
      movedAt = Date.now();
      cpuBefore = null;
    } else if (Date.now() - movedAt > SILENCE_MS) void fall(`does not answer for ${SILENCE_MS} ms`);
    else void checkCpu();
    beats = now;
  }

  /** Node reports the CPU time of a looping thread too. */
  async function checkCpu(): Promise<void> {
    const silentSince = movedAt;
    const taken = await worker.cpuUsage().then(millisecondsOf, () => null);
    if (taken === null || movedAt !== silentSince) return;
    cpuBefore ??= taken;
    if (taken - cpuBefore > LOOP_CPU_MS) await fall(`does not answer for ${LOOP_CPU_MS} ms of a processor`);
  }

  async function fall(reason: string): Promise<void> {
    if (isOver) return;
    const ended = end(reason);
    onCrash(readReason(reason));
    await ended;
  }

  function end(reason: string): Promise<void> {
    isOver = true;
    clearInterval(watch);
    return thread.end(reason);
  }

  async function draw(job: PageJob): Promise<SentPage> {
    if (isOver) throw new EndedInProcess('has ended', false);
    const number = (jobs += 1);
    drawing += 1;
    try {
      return readPage(await thread.call('draw', job));
    } catch (error) {
      if (error instanceof WorkerEnded)
        throw new EndedInProcess(error.message, number <= heartbeat.startedJobs());
      throw new Error(readReason(errorReason(error)), { cause: error });
    } finally {
      drawing -= 1;
    }
  }

  async function heldBytes(): Promise<number> {
    const held = await worker.getHeapStatistics();
    return held.total_heap_size + held.external_memory + held.malloced_memory;
  }

  const opened = thread.ready.catch((error: unknown) => {
    throw new Error(readReason(errorReason(error)));
  });
  opened.catch(() => undefined);
  return { opened, draw, heldBytes, fall, end: () => void end('is closed') };
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
