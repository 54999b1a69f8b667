/** What one side of a thread's border lets the other call. Both run the same build: nothing is parsed. */
export type Methods = Record<string, (...args: never[]) => unknown>;

type Name<M> = keyof M & string;
type Method<M, N extends keyof M> = M[N] extends (...args: never[]) => unknown ? M[N] : never;
type Chunk<R> = R extends Iterable<infer C> | AsyncIterable<infer C> ? C : never;

/** The methods of the other side. */
export interface Remote<M> {
  /** @throws WorkerCallError, or a WorkerEnded or WorkerTimeout */
  call<N extends Name<M>>(
    name: N,
    ...args: Parameters<Method<M, N>>
  ): Promise<Awaited<ReturnType<Method<M, N>>>>;
  /** Chunks of a method that returns an iterator, each made when it is asked for. Leaving the loop ends the iterator. */
  stream<N extends Name<M>>(
    name: N,
    ...args: Parameters<Method<M, N>>
  ): AsyncGenerator<Chunk<ReturnType<Method<M, N>>>>;
}

/** What the method threw, as far as it crosses: its message and the code of its kind. */
export class WorkerCallError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
/** The thread ended, or has ended before the call. */
export class WorkerEnded extends Error {}
/** The thread did not answer in time. It may be at work on it still. */
export class WorkerTimeout extends Error {}

type Request =
  | { kind: 'call' | 'stream'; id: number; name: string; args: unknown[] }
  | { kind: 'next' | 'cancel'; id: number };
type Message =
  | Request
  | { kind: 'ready' }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'error'; id: number; message: string; code: string | undefined };

/** A worker or a process, or the port to who started it. */
export interface Port {
  postMessage(message: unknown, transferred: ArrayBuffer[]): void;
  on(event: 'message', listener: (message: Message) => void): unknown;
}

const TRANSFERRED = new WeakMap<object, ArrayBuffer[]>();

/**
 * What a method returns, with arrays that go over to the other side: they are neither copied nor left here until the next
 * full collection.
 */
export function transferring<T extends object>(value: T, arrays: ArrayBuffer[]): T {
  TRANSFERRED.set(value, arrays);
  return value;
}

function arraysOf(value: unknown): ArrayBuffer[] {
  return (typeof value === 'object' && value !== null && TRANSFERRED.get(value)) || [];
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

interface Connection<M> extends Remote<M> {
  /** Rejects what is waited for, and every call from now on. */
  close(error: Error): void;
}

/** One side of a border. `onReady` hears when the other side serves. */
export function connect<M>(
  port: Port,
  methods: Methods | Promise<Methods>,
  timeoutMs?: number,
  onReady?: () => void,
): Connection<M> {
  // Not a Map: what passes through one lives until the next full collection, in the tables that it outgrew.
  const pending: Record<number, Pending> = {};
  const streams: Record<number, Iterator<unknown> | AsyncIterator<unknown>> = {};
  let lastId = 0;
  let closed: Error | null = null;

  const send = (message: Message, transferred: ArrayBuffer[] = []): void =>
    port.postMessage(message, transferred);
  port.on('message', (message: Message) => {
    if (message.kind === 'ready') onReady?.();
    else if (message.kind === 'result') settle(message.id)?.resolve(message.value);
    else if (message.kind === 'error')
      settle(message.id)?.reject(new WorkerCallError(message.message, message.code));
    else void answer(message);
  });

  async function answer(request: Request): Promise<void> {
    const { id } = request;
    try {
      const value = await outcomeOf(request);
      if (request.kind !== 'cancel') send({ kind: 'result', id, value }, arraysOf(value));
    } catch (error) {
      delete streams[id];
      send({ kind: 'error', id, message: messageOf(error), code: codeOf(error) });
    }
  }

  async function outcomeOf(request: Request): Promise<unknown> {
    const { kind, id } = request;
    if (kind === 'call') return invoke(request.name, request.args);
    if (kind === 'cancel') {
      const stream = streams[id];
      delete streams[id];
      return stream?.return?.();
    }
    // What `stream` names returns an iterator: the caller's types say so.
    if (kind === 'stream')
      streams[id] = (await invoke(request.name, request.args)) as Iterator<unknown> | AsyncIterator<unknown>;
    const result = await streams[id]?.next();
    if (result?.done) delete streams[id];
    return result;
  }

  async function invoke(name: string, args: unknown[]): Promise<unknown> {
    const mine = await methods;
    // What every object has is no method of this side.
    return Object.hasOwn(mine, name) ? mine[name]?.(...(args as never[])) : undefined;
  }

  function settle(id: number): Pending | undefined {
    const one = pending[id];
    delete pending[id];
    clearTimeout(one?.timer);
    return one;
  }

  function request(message: Request): Promise<unknown> {
    if (closed) return Promise.reject(closed);
    const { id } = message;
    return new Promise((resolve, reject) => {
      const giveUp = () => settle(id)?.reject(new WorkerTimeout(`No answer within ${timeoutMs} ms`));
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      pending[id] = { resolve, reject, timer };
      send(message);
    });
  }

  async function* stream(name: string, ...args: unknown[]): AsyncGenerator<unknown> {
    const id = (lastId += 1);
    let isOpen = true;
    try {
      for (let next: Request = { kind: 'stream', id, name, args }; ; next = { kind: 'next', id }) {
        const { done, value } = (await request(next)) as IteratorResult<unknown>;
        isOpen = !done;
        if (done) return;
        yield value;
      }
    } finally {
      if (isOpen && !closed) send({ kind: 'cancel', id });
    }
  }

  // Both sides come from one build: the other answers a call with what its type says.
  return {
    call: (name, ...args) => request({ kind: 'call', id: (lastId += 1), name, args }) as never,
    stream: (name, ...args) => stream(name, ...args) as never,
    close(error) {
      closed ??= error;
      for (const id of Object.keys(pending).map(Number)) settle(id)?.reject(error);
    },
  };
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * The thread's side: lets the other call what `open` gives, and calls it. Calls that come before that wait.
 * Rejects when `open` does, which ends a thread that does not catch it.
 */
export async function serve<Host>(
  port: Port | null,
  open: (host: Remote<Host>) => Promise<Methods> | Methods,
): Promise<void> {
  if (!port) throw new Error('This program is a worker thread.');
  const methods = Promise.withResolvers<Methods>();
  const host = connect<Host>(port, methods.promise);
  methods.resolve(open(host));
  await methods.promise;
  port.postMessage({ kind: 'ready' } satisfies Message, []);
}
