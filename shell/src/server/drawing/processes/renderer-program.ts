import v8 from 'node:v8';
import { serve } from '@vitrine/shared/platform/worker-rpc';
import { EndedInProcess } from '../thread-ended.ts';
import { startDrawingThread, type DrawingThread } from '../drawing-thread.ts';
import { fenceFlags } from '../fence-flags.ts';
import type { ProcessMethods, StorefrontMethods, Log } from '../protocol.ts';
import { watchMemory } from '../watch-memory.ts';

/* What a renderer process runs: threads for the versions of those remotes that one key signs. No line of theirs runs here. */

const [program = '', ...readable] = process.argv.slice(2);
const execArgv = fenceFlags(readable);
const threads = new Map<number, DrawingThread>();

// The flag that the process was started with would hold for all threads, whatever they ask for.
v8.setFlagsFromString('--max-semi-space-size=0');
// It ends with the storefront, which is told to end and draws what it took until then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
watchMemory(threads);

void serve<StorefrontMethods>(channel(), ({ call }): ProcessMethods => {
  const tell = (sent: Promise<unknown>) => void sent.catch(() => undefined);
  const log = limitLog((...entry) => tell(call('log', ...entry)));
  return {
    async open(id, remote, shop) {
      const thread = startDrawingThread(remote, {
        ...{ program, execArgv, shop, log },
        ask: (question) => call('ask', question),
        onCrash: (reason) => {
          threads.delete(id);
          tell(call('crashed', id, reason));
        },
      });
      threads.set(id, thread);
      await thread.opened;
    },
    async draw(id, job) {
      const thread = threads.get(id);
      if (!thread) throw new EndedInProcess('has ended', false);
      const page = await thread.draw(job);
      // Once it is on its way, as a copy: few objects are made here, so what is left behind would be collected late.
      setImmediate(freeBytes, page.bytes);
      return page;
    },
    ping: () => process.memoryUsage.rss(),
    end(id) {
      threads.get(id)?.end();
      threads.delete(id);
    },
  };
});

/** The storefront's end of this process. */
function channel() {
  const send = process.send?.bind(process);
  if (!send) return null;
  return {
    postMessage: (message: unknown) => void send(message, undefined, undefined, () => undefined),
    on: (_event: 'message', listener: (message: never) => void) => process.on('message', listener as never),
  };
}

function freeBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

const MOST_A_SECOND = 50;

/** What remotes say is for people to read: of a flood the first lines are sent on, and how many there were. */
function limitLog(log: Log, now: () => number = Date.now): Log {
  let second = 0;
  let count = 0;
  return (...entry) => {
    const at = Math.floor(now() / 1_000);
    if (at !== second && count > MOST_A_SECOND)
      log('warn', 'remotes said more than is logged', { left: count - MOST_A_SECOND });
    if (at !== second) [second, count] = [at, 0];
    count += 1;
    if (count <= MOST_A_SECOND) log(...entry);
  };
}
