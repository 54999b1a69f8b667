import { Worker } from 'node:worker_threads';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { DrawnPage } from '../drawn-page.ts';
import type { OpenedFiles } from './opened-files.ts';
import type { Ask, FromThread, Log, PageJob, ShopFacts, ThreadData, ToThread } from './protocol.ts';
import { unpackPage } from './send-page.ts';
import { newSigns, signsIn } from './signs.ts';

/**
 * A thread with work that shows nothing, while it takes this much of a processor, loops and is ended: a page takes 10 ms,
 * reading the shell 100. By the clock alone a busy machine would look like a loop.
 */
const LOOP_CPU_MS = 1_500;
/** One that takes no processor either is ended after this long. */
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

interface Waiting {
  resolve(page: DrawnPage): void;
  reject(error: Error): void;
}

/** Starts a thread that draws with one version of one remote. `onFall` hears why it ended when nobody ended it. */
export function startDrawingThread(
  remote: OpenedFiles,
  { program, shop, ask, log }: ThreadParts,
  onFall: (reason: string) => void,
): DrawingThread {
  const memory = newSigns();
  const signs = signsIn(memory);
  // Not a Map: what passes through one lives until the next full collection, in the tables that it outgrew.
  const waiting: Record<number, Waiting> = {};
  let pages = 0;
  const opening = Promise.withResolvers<void>();
  let isOpen = false;
  let isOver = false;
  let jobs = 0;
  let movedAt = Date.now();
  let moves = 0;
  let cpuBefore: number | null = null;

  const workerData: ThreadData = { shop, remote, signs: memory };
  // Nothing of the shop's configuration, its keys least of all, is the remote's business.
  const worker = new Worker(program, { workerData, resourceLimits: HEAP, env: {}, name: remote.name });
  worker.on('message', hear);
  worker.on('error', (error) => fall(String(error)));
  worker.on('exit', () => fall('ended by itself'));
  worker.unref();
  const watch = setInterval(lookAfter, WATCH_EVERY_MS).unref();
  opening.promise.catch(() => undefined);

  function lookAfter(): void {
    const now = signs.moves();
    if (now !== moves || (isOpen && pages === 0)) {
      movedAt = Date.now();
      cpuBefore = null;
    } else if (Date.now() - movedAt > SILENCE_MS) fall(`does not answer for ${SILENCE_MS} ms`);
    else void lookCloser();
    moves = now;
  }

  /** Also a thread that loops tells how much of a processor it took. */
  async function lookCloser(): Promise<void> {
    const silentSince = movedAt;
    const taken = await worker.cpuUsage().then(millisecondsOf, () => null);
    if (taken === null || movedAt !== silentSince) return;
    cpuBefore ??= taken;
    if (taken - cpuBefore > LOOP_CPU_MS) fall(`does not answer for ${LOOP_CPU_MS} ms of a processor`);
  }

  function fall(reason: string): void {
    if (isOver) return;
    end(reason);
    onFall(reason);
  }

  function end(reason: string): void {
    if (isOver) return;
    isOver = true;
    clearInterval(watch);
    const begun = signs.begun();
    opening.reject(new RemoteFailure(remote.name, reason));
    for (const id of Object.keys(waiting).map(Number)) {
      settle(id)?.reject(new ThreadEnded(remote.name, reason, id <= begun));
    }
    void worker.terminate();
  }

  function hear(message: FromThread): void {
    if (message.kind === 'open') {
      isOpen = true;
      opening.resolve();
    } else if (message.kind === 'unfit') fall(message.reason);
    else if (message.kind === 'log') log(...message.entry);
    else if (message.kind === 'ask') void answer(message);
    else if (message.kind === 'drawn') settle(message.id)?.resolve(unpackPage(message.page));
    else settle(message.id)?.reject(new RemoteFailure(remote.name, message.reason));
  }

  function settle(id: number): Waiting | undefined {
    const one = waiting[id];
    if (one) pages -= 1;
    delete waiting[id];
    return one;
  }

  async function answer({ id, question }: FromThread & { kind: 'ask' }): Promise<void> {
    const answered = await ask(question).catch(() => null);
    send({ kind: 'told', id, answer: answered });
  }

  function send(message: ToThread): void {
    worker.postMessage(message);
  }

  function draw(job: PageJob): Promise<DrawnPage> {
    if (isOver) return Promise.reject(new ThreadEnded(remote.name, 'has ended', false));
    jobs += 1;
    const id = jobs;
    return new Promise((resolve, reject) => {
      waiting[id] = { resolve, reject };
      pages += 1;
      send({ kind: 'draw', id, job });
    });
  }

  return { opened: opening.promise, draw, end: () => end('is closed') };
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
