import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SQLInputValue } from 'node:sqlite';
import type { ReaderAnswer, ReaderOrder } from './reader-thread.ts';

/** How long the thread may take for one answer: a query that finds nothing for so long is given up. */
const MAX_WAIT_MS = 15_000;
const PROGRAM = join(import.meta.dirname, 'reader-thread.ts');
/** Rows come in small portions. */
const HEAP = { maxYoungGenerationSizeMb: 12 };

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/**
 * Reads that may take long, on a thread of their own with a connection of its own: `node:sqlite` keeps whoever calls
 * it waiting, and pages cannot wait for a million rows to be sorted. The thread starts at the first of them and is
 * started anew after it died; what it was reading then fails.
 */
export class LongReads {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The rows of a query, at most `count` at a time, read when they are asked for. */
  async *read(sql: string, parameters: readonly SQLInputValue[], count: number): AsyncGenerator<unknown[]> {
    const read = (this.#last += 1);
    const worker = this.#start();
    let isOpen = true;
    try {
      for (let order: ReaderOrder = { read, count, sql, parameters }; isOpen; order = { read, count }) {
        const rows = await this.#ask(worker, order);
        isOpen = rows.length === count;
        if (rows.length > 0) yield rows;
      }
    } finally {
      if (isOpen) worker.postMessage({ read, count: 0 } satisfies ReaderOrder);
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(worker: Worker, order: ReaderOrder): Promise<unknown[]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    if (worker !== this.#worker) return Promise.reject(new Error('The reading thread ended'));
    // Waiting for it keeps the process alive; the thread itself does not.
    const timer = setTimeout(() => void worker.terminate(), MAX_WAIT_MS);
    this.#waiting.set(order.read, { resolve, reject });
    worker.postMessage(order);
    return promise.finally(() => clearTimeout(timer));
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(PROGRAM, { workerData: this.#file, resourceLimits: HEAP });
    worker.on('message', (answer: ReaderAnswer) => this.#settle(answer));
    worker.once('error', (error) => this.#forget(worker, error));
    worker.once('exit', () => this.#forget(worker, new Error('The reading thread ended')));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #settle(answer: ReaderAnswer): void {
    const waiting = this.#waiting.get(answer.read);
    this.#waiting.delete(answer.read);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new Error(answer.fault));
  }

  #forget(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
