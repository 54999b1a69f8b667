import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { compileFunction } from 'node:vm';
import type { DrawnPage } from '../server/pages/drawn-page.ts';
import { heartbeatIn } from '../server/drawing/heartbeat.ts';
import type { PageJob, ThreadData } from '../server/drawing/protocol.ts';
import { serveJobs, type Outside } from '../server/drawing/serve-jobs.ts';

/* A drawing thread that keeps nothing of Node from its remote: what is refused here, the permissions refuse. */

interface Remote {
  draw(path: string, outside: Outside, job: PageJob): Promise<string>;
}

const { remote, heartbeat }: ThreadData = workerData;
void serveJobs(parentPort, heartbeatIn(heartbeat), async (outside) => {
  const run = compileFunction(Buffer.from(remote.files[remote.entry] ?? []).toString(), [
    'exports',
    'require',
    'module',
  ]);
  const module = { exports: {} };
  run(module.exports, createRequire(import.meta.filename), module);
  const { draw } = module.exports as Remote;
  return async (job): Promise<DrawnPage> => {
    const text = await draw(new URL(job.url).pathname, outside, job);
    return {
      status: 200,
      headers: {},
      bytes: Buffer.from(text),
      scripts: [],
      origins: [],
      isCacheable: false,
      forms: {},
    };
  };
});
