import { join } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { WorkerTimeout } from '@vitrine/shared/platform/worker-rpc';
import { attachWorker, type WorkerThread } from '@vitrine/shared/platform/worker-thread';
import type { ReaderMethods } from './reader-worker.ts';

/** How long the thread may take for one answer: a query that finds nothing for so long is given up. */
const MAX_WAIT_MS = 15_000;
const PROGRAM = join(import.meta.dirname, 'reader-worker.ts');
/** A thread that nobody reads on for this long is ended: it holds ten megabytes, and starts within a tenth of a second. */
const IDLE_MS = 5_000;
/** Rows come in small portions. */
const HEAP = { maxYoungGenerationSizeMb: 12 };

/**
 * Reads that may take long, on a thread of their own with connections of its own: `node:sqlite` blocks its caller,
 * and pages cannot wait for a million rows to be sorted. The thread starts at the first of them, ends when nobody reads, and
 * is started anew after it died; what it was reading then fails.
 */
export class LongReads {
  readonly #idleMs: number;
  #thread: WorkerThread<ReaderMethods> | null = null;
  #reads = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs;
  }

  /** Whether there is a thread now. */
  get isRunning(): boolean {
    return this.#thread !== null;
  }

  /** The rows of a query to the database in this file, at most `count` at a time, read when they are asked for. */
  async *read(
    file: string,
    sql: string,
    parameters: readonly SQLInputValue[],
    count: number,
  ): AsyncGenerator<unknown[]> {
    const thread = (this.#thread ??= this.#start());
    this.#reads += 1;
    clearTimeout(this.#idle);
    try {
      yield* thread.stream('read', file, sql, parameters, count);
    } catch (error) {
      // Nothing else interrupts a query.
      if (error instanceof WorkerTimeout) await this.#end(thread);
      throw error;
    } finally {
      this.#reads -= 1;
      if (this.#reads === 0) this.#endWhenIdle();
    }
  }

  /** Closes what was opened of a file. A query that runs cannot be waited for: the thread ends with it. */
  async close(file: string): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    clearTimeout(this.#idle);
    if (this.#reads > 0) return this.#end(thread);
    try {
      await thread.call('close', file);
      if (this.#reads === 0) this.#endWhenIdle();
    } catch {
      await this.#end(thread);
    }
  }

  /** The one that runs by then: whoever read last may have read on one that was ended before it. */
  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    const end = () => this.#thread && this.#end(this.#thread);
    this.#idle = setTimeout(() => void end(), this.#idleMs).unref();
  }

  #start(): WorkerThread<ReaderMethods> {
    const worker = new Worker(PROGRAM, { resourceLimits: HEAP });
    const thread = attachWorker<ReaderMethods>(worker, {
      timeoutMs: MAX_WAIT_MS,
      onExit: () => this.#forget(thread),
    });
    // A pending answer keeps the process alive by its time-out; the thread itself does not.
    worker.unref();
    return thread;
  }

  async #end(thread: WorkerThread<ReaderMethods>): Promise<void> {
    this.#forget(thread);
    await thread.end('The reading thread ended');
  }

  #forget(thread: WorkerThread<ReaderMethods>): void {
    if (thread === this.#thread) this.#thread = null;
  }
}

/** One for the process: tests open a thousand databases, one after the other, and a thread costs more than most of them. */
export const longReads = new LongReads();
