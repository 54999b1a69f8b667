import { parentPort, workerData } from 'node:worker_threads';
import { renderJob, handlersOf } from '../pages/render-job.ts';
import { visitReader } from '../pages/read-visit.ts';
import { heartbeatIn } from './heartbeat.ts';
import { openByRuntime } from './open-by-runtime.ts';
import type { ThreadData } from './protocol.ts';
import { serveJobs, type DrawJob, type Outside } from './serve-jobs.ts';

/* What a drawing thread runs: the shell's own drawing, with one version of one remote. */

// From the same release of the shell.
const { shop, remote, heartbeat }: ThreadData = workerData;
void serveJobs(parentPort, heartbeatIn(heartbeat), open);

async function open({ ask, log }: Outside): Promise<DrawJob> {
  const { name, entry, browser, chunks } = remote;
  // Its hash was checked: it is what the remote's build made.
  const module = await openByRuntime(name, () => runFile(entry));
  const maker = { shop, ask, log, readVisit: visitReader() };
  const drawable = { browser, chunks, handlers: handlersOf(module, shop) };
  return (job) => renderJob({ ...job, browsers: { ...job.browsers, [name]: browser } }, drawable, maker);
}

/** Runs a CommonJS file from disk. The loader is taken at run time: webpack must not resolve the call. */
function runFile(file: string): unknown {
  return process.getBuiltinModule('node:module').createRequire(file)(file);
}
