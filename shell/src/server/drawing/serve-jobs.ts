import type { MessagePort } from 'node:worker_threads';
import { serve, transferring } from '@vitrine/shared/platform/worker-rpc';
import { errorReason } from '../../federation/error-reason.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Ask, HostMethods, Log, PageJob, ThreadMethods } from './protocol.ts';

export interface Outside {
  ask: Ask;
  log: Log;
}
export type DrawJob = (job: PageJob) => Promise<DrawnPage>;

/** How often a thread that waits shows that it is alive; a fraction of what its keeper bears. */
const BEAT_EVERY_MS = 250;

// Taken before a remote runs. No object of a remote's crosses: one can say what the other side is to make of it.
const Bytes = Uint8Array;
const { parse, stringify } = JSON;
const plain = <T>(value: T): T => parse(stringify(value) ?? 'null');

/** The thread's side: opens a remote, then draws what it is asked for, several pages at a time. */
export function serveJobs(
  port: MessagePort | null,
  heartbeat: Heartbeat,
  open: (outside: Outside) => Promise<DrawJob>,
): Promise<void> {
  setInterval(() => heartbeat.beat(), BEAT_EVERY_MS);
  return serve<HostMethods>(port, async ({ call }): Promise<ThreadMethods> => {
    // What is no JSON is not logged: a page does not fail of it.
    const log: Log = (...entry) => {
      try {
        void call('log', ...plain(entry)).catch(() => undefined);
      } catch {
        // Nor is it told of.
      }
    };
    const ask: Ask = async (question) => call('ask', plain(question));
    const drawJob = await open({ ask, log }).catch(rethrow);
    return {
      async draw(job) {
        heartbeat.beat();
        heartbeat.startJob();
        const { bytes, status, headers, isCacheable } = await drawJob(job).catch(rethrow);
        const sent = viewOf(bytes);
        return transferring({ ...plain({ status, headers, isCacheable }), bytes: sent }, arraysOf(sent));
      },
    };
  });
}

/** A message is all that crosses to the other side: with the causes behind it. */
function rethrow(error: unknown): never {
  throw new Error(errorReason(error));
}

/** The same bytes, whatever else the object is that was handed over. */
function viewOf(bytes: Uint8Array): Uint8Array {
  if (!(bytes instanceof Bytes)) throw new Error('a page is bytes');
  return new Bytes(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** The memory that a page lies in, where nothing else lies in it. */
const arraysOf = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
