import type { DatabaseSync } from 'node:sqlite';
import type { Semaphore } from '@vitrine/shared/platform/semaphore';
import type { StatementCache } from './statement-cache.ts';

/** What one writer does between its begin and its end. Both ends resolve when the common commit is durable. */
export interface Part {
  keep(): Promise<void>;
  undo(): Promise<void>;
}

interface Group {
  /** The event loop has gone round: no further part may join. */
  isOver: boolean;
  done: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One transaction, and so one write to the disk, for all who write within one turn of the event loop. Each has a
 * savepoint of its own and writes alone; what it throws undoes its part only. Nobody is answered, not even whoever was
 * undone, before the common commit, for a later part has seen the earlier ones; when the commit fails, it fails for all.
 */
export class SharedCommits {
  readonly #database: DatabaseSync;
  readonly #writer: StatementCache;
  readonly #semaphore: Semaphore;
  #group: Group | null = null;
  #isWriting = false;

  constructor(database: DatabaseSync, writer: StatementCache, semaphore: Semaphore) {
    this.#database = database;
    this.#writer = writer;
    this.#semaphore = semaphore;
  }

  /** Resolves when it is your turn to write. */
  async begin(): Promise<Part> {
    const release = await this.#semaphore.acquire();
    try {
      const group = (this.#group ??= this.#open());
      this.#run('savepoint part');
      this.#isWriting = true;
      const end = (...statements: string[]) => this.#end(group, statements, release);
      return {
        keep: () => end('release part'),
        undo: () => end('rollback to part', 'release part'),
      };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Commits what waits for its commit. Nobody may be writing. */
  close(): void {
    if (this.#group) this.#commit(this.#group);
  }

  #open(): Group {
    // Takes the write lock now: a transaction that reads first could not be upgraded later.
    this.#run('begin immediate');
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    // A failure reaches those that await it; with none of them it is no unhandled rejection.
    done.catch(() => undefined);
    const group = { isOver: false, done, resolve, reject };
    setImmediate(() => {
      group.isOver = true;
      if (!this.#isWriting) this.#commit(group);
    });
    return group;
  }

  #end(group: Group, statements: string[], release: () => void): Promise<void> {
    this.#isWriting = false;
    try {
      for (const statement of statements) this.#run(statement);
      if (group.isOver) this.#commit(group);
    } catch (error) {
      // A full disk ends the whole transaction, with everybody's part.
      this.#fail(group, error);
    } finally {
      release();
    }
    return group.done;
  }

  #commit(group: Group): void {
    if (this.#group !== group) return;
    try {
      this.#run('commit');
    } catch (error) {
      return this.#fail(group, error);
    }
    this.#group = null;
    group.resolve();
  }

  #fail(group: Group, error: unknown): void {
    this.#group = null;
    if (this.#database.isTransaction) this.#run('rollback');
    group.reject(error);
  }

  #run(statement: string): void {
    this.#writer.run(statement, []);
  }
}
