import { parentPort, workerData } from 'node:worker_threads';
import { renderJob, handlersOf } from '../pages/render-job.ts';
import { visitReader } from '../pages/read-visit.ts';
import { heartbeatIn } from './heartbeat.ts';
import { lockDown } from './lock-down.ts';
import { openByRuntime } from './open-by-runtime.ts';
import type { ThreadData } from './protocol.ts';
import { runFiles } from './run-files.ts';
import { serveJobs, type DrawJob, type Outside } from './serve-jobs.ts';

/* What a drawing thread runs: the shell's own drawing, with one version of one remote. */

// From the same release of the shell.
const { shop, remote, heartbeat }: ThreadData = workerData;
void serveJobs(parentPort, heartbeatIn(heartbeat), open);

async function open({ ask, log }: Outside): Promise<DrawJob> {
  const { name, browser, chunks } = remote;
  lockDown(log);
  const module = await openByRuntime(name, () => runFiles(remote));
  const maker = { shop, ask, log, readVisit: visitReader() };
  const handlers = handlersOf(module, shop);
  return (job) => {
    const told = job.browsers[name];
    // Its files are elsewhere while its origin is away.
    const own = told?.version === browser.version ? told : browser;
    const drawable = { browser: own, chunks, handlers };
    return renderJob({ ...job, browsers: { ...job.browsers, [name]: own } }, drawable, maker);
  };
}
