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

/** The thread's side: opens a remote, then draws what it is asked for, several pages at a time. */
export function serveJobs(
  port: MessagePort | null,
  heartbeat: Heartbeat,
  open: (outside: Outside) => Promise<DrawJob>,
): Promise<void> {
  setInterval(() => heartbeat.beat(), BEAT_EVERY_MS);
  return serve<HostMethods>(port, async ({ call }): Promise<ThreadMethods> => {
    // What cannot be cloned is not logged: a page does not fail of it.
    const log: Log = (...entry) => void call('log', ...entry).catch(() => undefined);
    const drawJob = await open({ ask: (question) => call('ask', question), log }).catch(rethrow);
    return {
      async draw(job) {
        heartbeat.beat();
        heartbeat.startJob();
        const { status, headers, isCacheable, bytes } = await drawJob(job).catch(rethrow);
        return transferring({ status, headers, isCacheable, bytes }, arraysOf(bytes));
      },
    };
  });
}

/** A message is all that crosses to the other side: with the causes behind it. */
function rethrow(error: unknown): never {
  throw new Error(errorReason(error));
}

/** The memory that a page lies in, where nothing else lies in it. */
const arraysOf = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
