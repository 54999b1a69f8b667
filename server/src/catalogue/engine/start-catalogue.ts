import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { WorkerEnded, WorkerTimeout } from '@vitrine/shared/platform/worker-rpc';
import { attachWorker, type WorkerThread } from '@vitrine/shared/platform/worker-thread';
import { StartupError } from '../../platform/startup-error.ts';
import { isDatabaseBusy } from '../../database/outages/database-busy.ts';
import { isDatabaseAway } from '../../database/outages/is-away.ts';
import type { Catalogue } from './catalogue.ts';
import { Unavailable } from '../../platform/unavailable.ts';
import type { CatalogueMethods } from './catalogue-worker.ts';
import { REFRESH_MS } from './open-catalogue.ts';

const PROGRAM = join(import.meta.dirname, 'catalogue-worker.ts');
const MAX_LOAD_MS = 120_000;
const MAX_WAIT_MS = 5_000;
/** Before a thread that ended is started again: its cause may last. */
const RESTART_MS = 1_000;

/**
 * The arrays lie outside of this heap. A small one makes the rows that are read once go soon: measured at a million lots.
 */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

interface CatalogueOptions {
  databaseUrl: string | null;
  dataDir: string;
  /** Hears why a thread ended that should not have. */
  onEnd(error: unknown): void;
  /** Starts the thread; another way only where a test ends it. */
  start?: typeof startWorker;
}

/**
 * The catalogue in a thread of its own, so that no list, however large, holds up the others. A thread that dies is
 * started again; until it is loaded every question is refused with `Unavailable`.
 * @returns also what resolves once it is loaded, and rejects with a StartupError when that takes two minutes
 */
export function beginCatalogue(options: CatalogueOptions): { catalogue: Catalogue; loaded: Promise<void> } {
  const { ask, opened, isReady, close } = keepThread(options);
  const late = () => new StartupError('The catalogue could not be read within two minutes.');
  const loaded = withTimeout(opened, MAX_LOAD_MS, late);
  let version: { value: Promise<string>; until: number } | null = null;

  function lookUpVersion(): Promise<string> {
    const value = ask(({ call }) => call('version'));
    const mine = { value, until: performance.now() + REFRESH_MS };
    version = mine;
    value.catch(() => {
      if (version === mine) version = null;
    });
    return value;
  }

  const catalogue: Catalogue = {
    version() {
      if (version && performance.now() < version.until && isReady()) return version.value;
      return lookUpVersion();
    },
    find: (query) => ask(({ call }) => call('find', query)),
    readSentence: (text) => ask(({ call }) => call('readSentence', text)),
    suggest: (text, locale) => ask(({ call }) => call('suggest', text, locale)),
    counts: () => ask(({ call }) => call('counts')),
    genus: (slug) => ask(({ call }) => call('genus', slug)),
    allGenera: () => ask(({ call }) => call('allGenera')),
    genera: (familyId) => ask(({ call }) => call('genera', familyId)),
    named: (text, limit) => ask(({ call }) => call('named', text, limit)),
    async lookAgain() {
      await ask(({ call }) => call('lookAgain'));
      version = null;
    },
    close,
  };
  return { catalogue, loaded };
}

/** Keeps one worker thread going. */
function keepThread({ databaseUrl, dataDir, onEnd, start = startWorker }: CatalogueOptions) {
  const opened = Promise.withResolvers<void>();
  let restart: NodeJS.Timeout | undefined;
  let thread = open();

  function open(): WorkerThread<CatalogueMethods> {
    const mine = attachWorker<CatalogueMethods>(start({ databaseUrl, dataDir }), {
      timeoutMs: MAX_WAIT_MS,
      onExit(error) {
        onEnd(error);
        restart = setTimeout(() => (thread = open()), RESTART_MS);
      },
    });
    mine.ready.then(opened.resolve, () => undefined);
    return mine;
  }

  async function ask<T>(question: (thread: WorkerThread<CatalogueMethods>) => Promise<T>): Promise<T> {
    if (!thread.isReady()) throw new Unavailable('The catalogue is being loaded');
    try {
      return await question(thread);
    } catch (error) {
      if (isForNow(error)) throw new Unavailable('The catalogue does not answer', { cause: error });
      throw error;
    }
  }

  return {
    ask,
    opened: opened.promise,
    isReady: () => thread.isReady(),
    async close() {
      clearTimeout(restart);
      await thread.end('is closed');
    },
  };
}

/** The thread ended, or is silent; or the database is away or busy, as its code says: no class crosses from there. */
function isForNow(error: unknown): boolean {
  const isThread = error instanceof WorkerEnded || error instanceof WorkerTimeout;
  return isThread || isDatabaseAway(error) || isDatabaseBusy(error);
}

export function startWorker(database: { databaseUrl: string | null; dataDir: string }): Worker {
  return new Worker(PROGRAM, { workerData: database, resourceLimits: HEAP });
}
