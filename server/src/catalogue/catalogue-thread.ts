import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CatalogueAway } from './catalogue.ts';
import type { Answers, Asked, Question, Told } from './catalogue-questions.ts';

const PROGRAM = join(import.meta.dirname, 'catalogue-worker.ts');
const MAX_WAIT_MS = 5000;
/** Before a thread that ended is started again: its cause may last. */
const RESTART_MS = 1000;

/**
 * The arrays lie outside of this heap. A small one makes the rows that are read once go soon: measured at a million lots.
 */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

export interface CatalogueThread {
  /** @throws CatalogueAway when it has ended, is not loaded yet, or takes longer than 5 s */
  ask<Kind extends Question['kind']>(question: Question & { kind: Kind }): Promise<Answers[Kind]>;
  /** Whether it can be asked now. */
  isReady(): boolean;
  /** Resolves when it is loaded for the first time. */
  opened: Promise<void>;
  close(): Promise<void>;
}

export interface ThreadOptions {
  databaseUrl: string | null;
  dataDir: string;
  /** Hears why a thread ended that should not have. */
  onEnd(error: unknown): void;
  /** Starts the thread; another way only where a test ends it. */
  start?: (database: { databaseUrl: string | null; dataDir: string }) => Worker;
}

interface Waiting {
  resolve(answer: Answers[keyof Answers]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Keeps one worker thread going and asks it. */
export function startThread({
  databaseUrl,
  dataDir,
  onEnd,
  start = startWorker,
}: ThreadOptions): CatalogueThread {
  // Not a Map: what passes through one lives until the next full collection, in the tables that it outgrew.
  const waiting: Record<number, Waiting> = {};
  const opened = Promise.withResolvers<void>();
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | null = null;
  let isReady = false;
  let isClosed = false;
  let asked = 0;

  function open(): void {
    const mine = start({ databaseUrl, dataDir });
    worker = mine;
    mine.on('message', hear);
    mine.on('error', onEnd);
    mine.on('exit', () => {
      worker = null;
      isReady = false;
      for (const id of Object.keys(waiting).map(Number))
        settle(id)?.reject(new CatalogueAway('The catalogue ended'));
      if (!isClosed) restart = setTimeout(open, RESTART_MS);
    });
  }

  function hear(told: Told): void {
    if (told.kind === 'ready') {
      isReady = true;
      opened.resolve();
    } else if (told.kind === 'answer') settle(told.id)?.resolve(told.answer);
    else {
      const Failure = told.isAway ? CatalogueAway : Error;
      settle(told.id)?.reject(new Failure(`The catalogue failed: ${told.message}`));
    }
  }

  function settle(id: number): Waiting | undefined {
    const one = waiting[id];
    delete waiting[id];
    clearTimeout(one?.timer);
    return one;
  }

  function send(question: Question): Promise<Answers[keyof Answers]> {
    if (!worker || !isReady) return Promise.reject(new CatalogueAway('The catalogue is being loaded'));
    const to = worker;
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
      const giveUp = () => settle(id)?.reject(new CatalogueAway('The catalogue does not answer'));
      waiting[id] = { resolve, reject, timer: setTimeout(giveUp, MAX_WAIT_MS) };
      to.postMessage({ id, question } satisfies Asked);
    });
  }

  open();
  return {
    // The thread answers each kind of question with its kind of answer.
    ask: (question) => send(question) as Promise<Answers[(typeof question)['kind']]>,
    isReady: () => isReady,
    opened: opened.promise,
    async close() {
      isClosed = true;
      if (restart) clearTimeout(restart);
      await worker?.terminate();
    },
  };
}

export function startWorker(database: { databaseUrl: string | null; dataDir: string }): Worker {
  return new Worker(PROGRAM, { workerData: database, resourceLimits: HEAP });
}
