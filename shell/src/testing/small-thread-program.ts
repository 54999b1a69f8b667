import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPage } from '../server/pages/drawn-page.ts';
import { heartbeatIn } from '../server/drawing/heartbeat.ts';
import { lockDown } from '../server/drawing/lock-down.ts';
import type { PageJob, ThreadData } from '../server/drawing/protocol.ts';
import { runFiles } from '../server/drawing/run-files.ts';
import { serveJobs, type Outside } from '../server/drawing/serve-jobs.ts';

/*
 * A real drawing thread with a small remote: a CommonJS file that exports `draw(path, outside)`. Node runs this as it
 * is, for a test has no build of the shell.
 */

interface SmallRemote {
  draw?(path: string, outside: Outside, job: PageJob): Promise<string | DrawnPage> | string | DrawnPage;
}

const { remote, heartbeat }: ThreadData = workerData;
void serveJobs(parentPort, heartbeatIn(heartbeat), async (outside) => {
  lockDown(outside.log);
  const small = (await runFiles(remote)) as SmallRemote;
  return async (job) => {
    const drawn = (await small.draw?.(new URL(job.url).pathname, outside, job)) ?? '';
    return typeof drawn === 'string' ? pageOf(job, drawn) : drawn;
  };
});

function pageOf({ isAnonymous }: PageJob, text: string): DrawnPage {
  const bytes = Buffer.from(`${text}.`);
  return { status: 200, headers: {}, bytes, scripts: [], origins: [], isCacheable: isAnonymous, forms: {} };
}
