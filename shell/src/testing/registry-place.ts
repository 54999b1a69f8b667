import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntryOptions } from '../server/releases/entry.ts';
import { createRegistry, type RemoteRegistry } from '../server/releases/remote-registry.ts';
import { newSigner, startOrigin, type Origin, type Signer } from './signing-origin.ts';
import { smallProcesses } from './small-processes.ts';

/** Longer than anything takes that comes at all, also on a machine that runs other tests. */
const LIVE_MS = 20_000;
/** Tests that are not about the pace wait for what is read at it. */
const RENEW_EVERY_MS = 50;
/** A thread of a test starts from sources, on a machine that runs other tests. */
const OPEN_MS = 60_000;
/** One for all servers of a suite: to start it takes longer than most tests. It ends with whoever started it. */
const renderers = smallProcesses();

/** Where a test's servers read their catalogue's pointers, and what they keep. */
export interface RegistryPlace {
  origin: Origin;
  signer: Signer;
  cacheDir: string;
  /** A server that begins with what earlier ones kept, and has looked for its remote once. */
  startServer(options?: Partial<EntryOptions>): Promise<RemoteRegistry>;
  /** As when they are told to end. */
  closeServers(): void;
  close(): Promise<void>;
}

export async function openRegistryPlace(): Promise<RegistryPlace> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'vitrine-remotes-'));
  const origin = await startOrigin();
  const signer = newSigner();
  const registries: RemoteRegistry[] = [];
  return {
    ...{ origin, signer, cacheDir },
    async startServer(options = {}) {
      const log = options.log ?? (() => undefined);
      const from = { remotes: { catalog: origin.url }, remoteKeys: { catalog: [signer.publicKey] } };
      const processes = { ...renderers, close: () => undefined };
      const own = { selfOrigin: 'http://127.0.0.1:1', cacheDir, log, processes };
      const pace = { renewEveryMs: RENEW_EVERY_MS, openMs: OPEN_MS };
      const registry = createRegistry({ ...from, ...own, ...pace, ...options });
      registries.push(registry);
      await registry.ready();
      return registry;
    },
    closeServers: () => registries.forEach((registry) => registry.close()),
    async close() {
      for (const registry of registries) registry.close();
      origin.close();
      // What a closed registry was writing may still arrive.
      await rm(cacheDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

/** Waits for what servers do by themselves. */
export async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + LIVE_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`not within ${LIVE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
