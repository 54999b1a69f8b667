import { Worker } from 'node:worker_threads';
import { WorkerEnded } from '@vitrine/shared/platform/worker-rpc';
import { attachWorker } from '@vitrine/shared/platform/worker-thread';
import { reasonOf } from '../../federation/error-reason.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { OpenedFiles } from './opened-files.ts';
import { heartbeatIn, heartbeatMemory } from './heartbeat.ts';
import type { Ask, Log, PageJob, ShopFacts, ThreadData, ThreadMethods } from './protocol.ts';
import { unpackPage } from './send-page.ts';

/**
 * The watchdog ends a thread with work and no heartbeat once it has used this much CPU: it loops. A page takes 10 ms,
 * reading the shell 100. By the clock alone a busy machine would look like a loop.
 */
const LOOP_CPU_MS = 1_500;
/** One that uses no CPU either is ended after this long without a heartbeat. */
const SILENCE_MS = 8_000;
const WATCH_EVERY_MS = 250;

/**
 * A heap of its own, small: pages are short-lived, and one that leaks ends its own thread alone. New objects get as much
 * room as the serving thread's.
 */
const HEAP = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128, stackSizeMb: 4 };

/** The thread ended before the page was drawn. */
export class ThreadEnded extends RemoteFailure {
  /** It may have been this page that it ended of. */
  readonly isSuspect: boolean;

  constructor(remote: string, reason: string, isSuspect: boolean) {
    super(remote, reason);
    this.isSuspect = isSuspect;
  }
}

export interface DrawingThread {
  /** Resolves once it has opened its remote. Throws a RemoteFailure. */
  opened: Promise<void>;
  /** Throws a ThreadEnded, or a RemoteFailure when this page alone failed. */
  draw(job: PageJob): Promise<DrawnPage>;
  /** Ends it at once, whatever it is about. */
  end(): void;
}

export interface ThreadParts {
  /** What the thread runs. */
  program: string;
  shop: ShopFacts;
  ask: Ask;
  log: Log;
}

/** Starts a thread that draws with one version of one remote. `onFall` hears why it ended when nobody ended it. */
export function startDrawingThread(
  remote: OpenedFiles,
  { program, shop, ask, log }: ThreadParts,
  onCrash: (reason: string) => void,
): DrawingThread {
  const memory = heartbeatMemory();
  const heartbeat = heartbeatIn(memory);
  const workerData: ThreadData = { shop, remote, heartbeat: memory };
  // Nothing of the shop's configuration, its keys least of all, is the remote's business.
  const worker = new Worker(program, { workerData, resourceLimits: HEAP, env: {}, name: remote.name });
  const thread = attachWorker<ThreadMethods>(worker, {
    methods: { ask: askForThread, log },
    onExit: ({ message }) => fall(message),
  });
  worker.unref();
  const watch = setInterval(checkAlive, WATCH_EVERY_MS).unref();
  let jobs = 0;
  let drawing = 0;
  let isOver = false;
  let movedAt = Date.now();
  let beats = 0;
  let cpuBefore: number | null = null;

  /** Why the API failed is not the remote's business either. */
  function askForThread(question: Parameters<Ask>[0]) {
    return ask(question).catch(() => {
      throw new Error('the API did not answer');
    });
  }

  function checkAlive(): void {
    const now = heartbeat.beats();
    if (now !== beats || (thread.isReady() && drawing === 0)) {
      movedAt = Date.now();
      cpuBefore = null;
    } else if (Date.now() - movedAt > SILENCE_MS) fall(`does not answer for ${SILENCE_MS} ms`);
    else void checkCpu();
    beats = now;
  }

  /** Node reports the CPU time of a looping thread too. */
  async function checkCpu(): Promise<void> {
    const silentSince = movedAt;
    const taken = await worker.cpuUsage().then(millisecondsOf, () => null);
    if (taken === null || movedAt !== silentSince) return;
    cpuBefore ??= taken;
    if (taken - cpuBefore > LOOP_CPU_MS) fall(`does not answer for ${LOOP_CPU_MS} ms of a processor`);
  }

  function fall(reason: string): void {
    if (isOver) return;
    end(reason);
    onCrash(reason);
  }

  function end(reason: string): void {
    isOver = true;
    clearInterval(watch);
    void thread.end(reason);
  }

  async function draw(job: PageJob): Promise<DrawnPage> {
    if (isOver) throw new ThreadEnded(remote.name, 'has ended', false);
    const number = (jobs += 1);
    drawing += 1;
    try {
      return unpackPage(await thread.call('draw', job));
    } catch (error) {
      if (error instanceof WorkerEnded)
        throw new ThreadEnded(remote.name, error.message, number <= heartbeat.startedJobs());
      throw new RemoteFailure(remote.name, reasonOf(error));
    } finally {
      drawing -= 1;
    }
  }

  const opened = thread.ready.catch((error: unknown) => {
    throw new RemoteFailure(remote.name, reasonOf(error));
  });
  opened.catch(() => undefined);
  return { opened, draw, end: () => end('is closed') };
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
