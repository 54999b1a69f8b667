import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPage } from '../server/pages/drawn-page.ts';
import { heartbeatIn } from '../server/threads/heartbeat.ts';
import type { PageJob, ThreadData } from '../server/threads/protocol.ts';
import { serveJobs, type Outside } from '../server/threads/serve-jobs.ts';

/*
 * A real drawing thread with a small remote: a CommonJS file that exports `draw(path, outside)`. Node runs this as it
 * is, for a test has no build of the shell.
 */

interface SmallRemote {
  draw?(path: string, outside: Outside): Promise<string> | string;
}

const { remote, heartbeat }: ThreadData = workerData;
void serveJobs(parentPort, heartbeatIn(heartbeat), async (outside) => {
  const small = createRequire(remote.entry)(remote.entry) as SmallRemote;
  return async (job) => pageOf(job, (await small.draw?.(new URL(job.url).pathname, outside)) ?? '');
});

function pageOf({ isAnonymous }: PageJob, text: string): DrawnPage {
  const parts = [Buffer.from(text), Buffer.from('.')];
  return { status: 200, headers: {}, origins: [], isKeepable: isAnonymous, parts, packed: {} };
}
