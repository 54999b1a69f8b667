import { parentPort, workerData } from 'node:worker_threads';
import { renderJob, handlersOf } from '../pages/render-job.ts';
import { visitReader } from '../pages/read-visit.ts';
import { heartbeatIn } from './heartbeat.ts';
import type { ThreadData } from './protocol.ts';
import { serveJobs, type DrawJob, type Outside } from './serve-jobs.ts';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@vitrine/shared/contract/remote';
import { checkModule } from '../../federation/check-module.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { SHARED_PACKAGES } from '../../federation/shared-packages.ts';

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

/** Said by no package: remotes take whatever the shell brings. */
const VERSION = '1.0.0';

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
    shared: Object.fromEntries(Object.entries(SHARED_PACKAGES).map(([pkg, module]) => [pkg, shared(module)])),
    plugins: [{ name: 'vitrine-checked-files', loadEntry: async () => load() as never }],
  });
  try {
    return checkModule(name, await federation.loadRemote(`${name}/remote`));
  } catch (error) {
    throw error instanceof RemoteFailure ? error : new RemoteFailure(name, 'did not load', error);
  }
}

function shared(module: unknown) {
  const shareConfig = { singleton: true, eager: true, requiredVersion: false } as const;
  return { version: VERSION, lib: () => module, shareConfig };
}
