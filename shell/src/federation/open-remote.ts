import { CONTRACT_VERSION, type RemoteModule } from '@vitrine/shared/contract/remote';
import { RemoteFailure } from './remote-failure.ts';
import { shareScope } from './share-scope.ts';

/** A remote as webpack builds it: `init` takes the shared packages, `get` gives what stands behind its door. */
export interface Container {
  init(scope: object): unknown;
  get(door: string): Promise<() => unknown>;
}

/** Brings a container: from a script tag in the browser, from a checked file on the server. */
export type LoadContainer = () => Promise<Container>;

/**
 * Opens one version of a remote with the shell's singletons. Nothing of it is kept here, so versions live side by side
 * and go when nobody holds them any more. Throws a RemoteFailure.
 */
export async function openRemote(name: string, load: LoadContainer): Promise<RemoteModule> {
  try {
    const container = await load();
    await container.init(shareScope);
    const open = await container.get('./remote');
    return checkModule(name, open());
  } catch (error) {
    throw error instanceof RemoteFailure ? error : new RemoteFailure(name, 'did not load', error);
  }
}

function checkModule(name: string, loaded: unknown): RemoteModule {
  if (!isRemoteModule(loaded)) throw new RemoteFailure(name, 'has no door');
  if (loaded.contract > CONTRACT_VERSION) throw new RemoteFailure(name, `speaks contract ${loaded.contract}`);
  return loaded;
}

function isRemoteModule(loaded: unknown): loaded is RemoteModule {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return 'createRoutes' in loaded && typeof loaded.createRoutes === 'function' && 'contract' in loaded;
}
