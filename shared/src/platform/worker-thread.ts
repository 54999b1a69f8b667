import { connect, messageOf, WorkerEnded, type Methods, type Port, type Remote } from './worker-rpc.ts';

export interface WorkerThread<M> extends Remote<M> {
  /** Resolves when the thread serves. Rejects when it ends before. */
  ready: Promise<void>;
  isReady(): boolean;
  /** Ends it at once: it cannot be interrupted otherwise. What it was about fails with `reason`. */
  end(reason: string): Promise<void>;
}

interface WorkerThreadOptions {
  /** What the thread may call. */
  methods?: Methods;
  /** A call, and each chunk of a stream, fails after this long; without it, when the thread ends. */
  timeoutMs?: number;
  /** Hears once why the thread ended, unless `end` did it. Whether and when to start another is for the caller to say. */
  onExit?(error: Error): void;
}

/** A worker, or a process that is spoken to as one. */
export interface Startable {
  postMessage: Port['postMessage'];
  on(event: 'message' | 'error' | 'exit', listener: Parameters<Port['on']>[1]): unknown;
  terminate(): Promise<unknown>;
}

/** The starter's side of a thread. */
export function attachWorker<M>(
  worker: Startable,
  { methods = {}, timeoutMs, onExit }: WorkerThreadOptions = {},
): WorkerThread<M> {
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let isReady = false;
  let isOver = false;
  const { close, ...remote } = connect<M>(worker, methods, timeoutMs, () => {
    isReady = true;
    ready.resolve();
  });
  worker.on('error', (error) => fall(new WorkerEnded(messageOf(error), { cause: error })));
  worker.on('exit', () => fall(new WorkerEnded('ended by itself')));

  function fall(error: WorkerEnded): void {
    if (isOver) return;
    void finish(error);
    onExit?.(error);
  }

  async function finish(error: WorkerEnded): Promise<void> {
    isOver = true;
    isReady = false;
    ready.reject(error);
    close(error);
    await worker.terminate();
  }

  return {
    ...remote,
    ready: ready.promise,
    isReady: () => isReady,
    end: (reason) => finish(new WorkerEnded(reason)),
  };
}
