import { CONTRACT_VERSION, type RemoteModule } from '@vitrine/shared/contract/federation/remote';
import { RemoteFailure } from './remote-failure.ts';

/** What stands behind a remote's door. Throws a RemoteFailure for anything else, or for a contract not yet known. */
export function checkModule(name: string, loaded: unknown): RemoteModule {
  if (!isRemoteModule(loaded)) throw new RemoteFailure(name, 'has no door');
  if (loaded.contract > CONTRACT_VERSION) throw new RemoteFailure(name, `speaks contract ${loaded.contract}`);
  return loaded;
}

function isRemoteModule(loaded: unknown): loaded is RemoteModule {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return 'createRoutes' in loaded && typeof loaded.createRoutes === 'function' && 'contract' in loaded;
}
