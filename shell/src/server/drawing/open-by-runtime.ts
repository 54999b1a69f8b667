import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@vitrine/shared/contract/federation/remote';
import { checkModule } from '../../federation/check-module.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { SHARED_PACKAGES } from '../../federation/shared-packages.ts';

/**
 * Opens a remote's server files by the federation runtime, with the shell's singletons. The runtime's own loaders have
 * no bound and run whatever an origin answers, so `load` brings the container from files that were checked. Throws a
 * RemoteFailure.
 */
export async function openByRuntime(name: string, load: () => unknown): Promise<RemoteModule> {
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
