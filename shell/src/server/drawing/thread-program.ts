import { parentPort, workerData } from 'node:worker_threads';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@vitrine/shared/contract/federation/remote';
import { renderJob, handlersOf } from '../pages/rendering/render-job.ts';
import { visitReader } from '../pages/rendering/read-visit.ts';
import { heartbeatIn } from './heartbeat.ts';
import { lockDown } from './lock-down.ts';
import type { ThreadData } from './protocol.ts';
import { runFiles } from './run-files.ts';
import { serveJobs, type DrawJob, type Outside } from './serve-jobs.ts';
import { checkModule } from '../../federation/check-module.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { SHARED_PACKAGES } from '../../federation/shared-packages.ts';

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

/**
 * Opens a remote's server files by the federation runtime, with the shell's singletons. The runtime's own loaders have
 * no bound and run whatever an origin answers, so `load` brings the container from files that were checked. Throws a
 * RemoteFailure.
 */
async function openByRuntime(name: string, load: () => unknown): Promise<RemoteModule> {
  const federation = createInstance({
    name: 'vitrine_shell',
    remotes: [{ name, entry: `vitrine:${name}.cjs` }],
    shareStrategy: 'loaded-first',
    shared: SHARED_PACKAGES,
    plugins: [{ name: 'vitrine-checked-files', loadEntry: async () => load() as never }],
  });
  try {
    return checkModule(name, await federation.loadRemote(`${name}/remote`));
  } catch (error) {
    throw error instanceof RemoteFailure ? error : new RemoteFailure(name, 'did not load', error);
  }
}
