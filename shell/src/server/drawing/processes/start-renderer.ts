import { fork, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { WorkerEnded } from '@vitrine/shared/platform/worker-rpc';
import { attachWorker, type Startable } from '@vitrine/shared/platform/worker-thread';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { errorReason } from '../../../federation/error-reason.ts';
import type { DrawnPage } from '../../pages/drawn-page.ts';
import { pageScripts } from '../../page-scripts.ts';
import { originsBeside } from '../../releases/origins-beside.ts';
import { processFlags } from '../fence-flags.ts';
import { guardedPort } from '../guarded-port.ts';
import type {
  Ask,
  Log,
  PageJob,
  ProcessMethods,
  RemoteFiles,
  ShopFacts,
  StorefrontMethods,
} from '../protocol.ts';
import { readBytes, readLog, readPage, readQuestion, readReason } from '../read-drawn.ts';
import { failureOf, ThreadEnded } from '../thread-ended.ts';
import { withoutNetwork } from './without-network.ts';

/** One that does not answer for this long is ended; it is asked while it has threads. */
const SILENCE_MS = 10_000;
const ASK_EVERY_MS = 2_000;
/** A process without threads is ended after this long: it takes 45 MB. */
const IDLE_MS = 10_000;
/** What tells glibc how to keep memory: all that a renderer process has of this one's environment. */
const ALLOCATOR = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];

/** What draws with one version of one remote, wherever it runs. */
export interface RemoteThread {
  /** Resolves once it has opened its remote. Throws a RemoteFailure. */
  opened: Promise<void>;
  /** Throws a ThreadEnded, or a RemoteFailure when this page alone failed. */
  draw(job: PageJob): Promise<DrawnPage>;
  /** Ends it at once, whatever it is about. */
  end(): void;
}

/** Hears why a thread ended when nobody ended it, and whether it may have been of what it did. */
export type OnEnd = (reason: string, isSuspect: boolean) => void;

/** A renderer process. */
export interface Renderer {
  start(version: Loadable, onEnd: OnEnd): RemoteThread;
  /** Threads with work and without, and what the process held when it last answered. */
  counts(): { busy: number; idle: number; residentBytes: number };
  /** Ends it at once, with all its threads. */
  end(): void;
}

/** A version, and what reads its checked files. */
export interface Loadable {
  name: string;
  version: string;
  load(): Promise<RemoteFiles>;
}

export interface RendererParts {
  /** What a process runs, and what its threads run. */
  programs: { renderer: string; thread: string };
  /** The folders of these programs: all that can be read there. */
  readable: readonly [string, ...string[]];
  shop: ShopFacts;
  ask: Ask;
  log: Log;
}

/** Names a version in logs and maps. */
export const idOf = ({ name, version }: Loadable) => `${name} ${version}`;

interface Started {
  version: Loadable;
  onEnd: OnEnd;
  /** Opening, and pages in hand. */
  work: number;
}

interface RendererEvents {
  /** Why it fell, null when it was ended; and which versions were at work. */
  onOver(reason: string | null, busy: readonly string[]): void;
  /** A thread fell alone. */
  onThreadFell(): void;
}

/** Starts a process in which versions of remotes run, a thread each, and watches whether it answers. */
export function startRenderer(
  { programs, readable, shop, ask, log }: RendererParts,
  { onOver, onThreadFell }: RendererEvents,
): Renderer {
  const threads = new Map<number, Started>();
  let started = 0;
  let isOver = false;
  let isAsked = false;
  let idle: NodeJS.Timeout | undefined;
  let suspect: Started | null = null;
  let residentBytes = 0;

  const child = fork(programs.renderer, [programs.thread, ...readable], {
    ...withoutNetwork(programs.renderer, processFlags(readable), log),
    env: Object.fromEntries(ALLOCATOR.map((name) => [name, process.env[name]])),
    // A thread may read where its process began: without this, where the storefront did.
    cwd: readable[0],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  // Not before: while it leaves the network, Linux gives its files to root.
  child.once('message', () => preferToKill(child));
  const remote = attachWorker<ProcessMethods>(asPort(child), {
    methods: {
      ask: async (question: unknown) => ask(readQuestion(question)),
      log: (...entry: unknown[]) => log(...readLog(...entry)),
      crashed: (number: number, reason: unknown) => {
        const thread = threads.get(number);
        forget(number);
        onThreadFell();
        thread?.onEnd(readReason(reason), true);
      },
    } satisfies Record<keyof StorefrontMethods, unknown>,
    onExit: ({ message }) => fall(message),
  });

  const watch = setInterval(() => void checkAnswers(), ASK_EVERY_MS).unref();

  async function checkAnswers(): Promise<void> {
    if (isAsked || threads.size === 0) return;
    isAsked = true;
    const reason = `does not answer for ${SILENCE_MS} ms`;
    try {
      residentBytes = readBytes(await withTimeout(remote.call('ping'), SILENCE_MS, () => new Error(reason)));
    } catch {
      if (isOver) return;
      fall(reason);
      void remote.end(reason);
    } finally {
      isAsked = false;
    }
  }

  function fall(reason: string): void {
    clearInterval(watch);
    const busy = busyThreads();
    // With several at work nobody knows whose fault it was.
    suspect = (busy.length === 1 && busy[0]) || null;
    isOver = true;
    onOver(
      reason,
      busy.map(({ version }) => idOf(version)),
    );
    for (const thread of threads.values()) thread.onEnd(reason, thread === suspect);
    threads.clear();
  }

  const busyThreads = () => [...threads.values()].filter(({ work }) => work > 0);

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearInterval(watch);
    onOver(null, []);
    void remote.end('is closed');
  }

  function forget(number: number): void {
    threads.delete(number);
    clearTimeout(idle);
    if (threads.size === 0) idle = setTimeout(end, IDLE_MS).unref();
  }

  async function working<T>(thread: Started, work: Promise<T>): Promise<T> {
    const { name } = thread.version;
    thread.work += 1;
    try {
      return await work;
    } catch (error) {
      if (error instanceof WorkerEnded) throw new ThreadEnded(name, error.message, thread === suspect);
      throw failureOf(name, error);
    } finally {
      thread.work -= 1;
    }
  }

  return {
    end,
    counts() {
      const busy = busyThreads().length;
      return { busy, idle: threads.size - busy, residentBytes };
    },
    start(version, onEnd) {
      clearTimeout(idle);
      const number = (started += 1);
      const thread: Started = { version, onEnd, work: 0 };
      threads.set(number, thread);
      const opened = working(
        thread,
        version.load().then((files) => remote.call('open', number, files, shop)),
      );
      opened.catch((error: unknown) => {
        if (!threads.has(number)) return;
        forget(number);
        onEnd(readReason(errorReason(error)), false);
      });
      return {
        opened,
        async draw(job) {
          const { bytes, ...page } = readPage(await working(thread, remote.call('draw', number, job)));
          // Not the remote's to say: they are the page's policy.
          const origins = originsBeside(shop, job.browsers);
          const scripts = pageScripts(shop).hashes;
          return { ...page, bytes: asBuffer(bytes), scripts, origins, forms: {} };
        },
        end() {
          if (isOver || !threads.has(number)) return;
          forget(number);
          void remote.call('end', number).catch(() => undefined);
        },
      };
    },
  };
}

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length);

/** A child as a worker is: what is sent to one that has ended is lost, and its end is heard of. */
function asPort(child: ChildProcess) {
  const end = () => void child.kill('SIGKILL');
  const port: Startable = {
    postMessage: (message) => void child.send(message as object, () => undefined),
    on: (event, listener) => child.on(event, listener as (...args: unknown[]) => void),
    terminate: async () => end(),
  };
  return guardedPort(port, end);
}

/** Where memory ends, Linux kills this process and not the storefront. Elsewhere nothing is to be done. */
function preferToKill({ pid }: ChildProcess): void {
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}
