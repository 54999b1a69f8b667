import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type RemoteModule } from '@vitrine/shared/contract/remote';
import { RemoteFailure } from './remote-failure.ts';

/** A container, as webpack builds it: the federation runtime calls `init` and `get`. */
export interface Container {
  init(...args: unknown[]): unknown;
  get(module: string): unknown;
}

/** Brings a container: from a script tag in the browser, from a checked file on the server. */
export type LoadContainer = () => Promise<Container>;

const waiting = new Map<string, LoadContainer>();

registerPlugins([
  {
    name: 'vitrine-entry-loader',
    // The stock loaders have no bound and run whatever a server answers, so containers are brought by us.
    loadEntry: async ({ remoteInfo }) => (await waiting.get(remoteInfo.name)?.()) as never,
  },
]);

/**
 * Opens one version of a remote with the shell's singletons. Versions live side by side under names of their own,
 * so a release never disturbs what an older page still uses. Throws a RemoteFailure.
 */
export async function openRemote(name: string, version: string, load: LoadContainer): Promise<RemoteModule> {
  const id = idOf(name, version);
  waiting.set(id, load);
  try {
    registerRemotes([{ name: id, entry: entryOf(id) }]);
    return checkModule(name, await loadRemote(`${id}/remote`));
  } catch (error) {
    throw error instanceof RemoteFailure ? error : new RemoteFailure(name, 'did not load', error);
  } finally {
    waiting.delete(id);
  }
}

/** The runtime keeps what it opened for ever; a version that is drawn with no more is taken out. */
export function forgetRemote(name: string, version: string): void {
  const id = idOf(name, version);
  // Private, and the only way: what is public takes a version out of one list of four.
  getInstance()?.remoteHandler['removeRemote']({ name: id, entry: entryOf(id) });
}

const idOf = (name: string, version: string): string => `${name}_${version}`.replaceAll('-', '_');
const entryOf = (id: string): string => `vitrine:${id}.js`;

function checkModule(name: string, loaded: unknown): RemoteModule {
  if (!isRemoteModule(loaded)) throw new RemoteFailure(name, 'has no door');
  if (loaded.contract > CONTRACT_VERSION) throw new RemoteFailure(name, `speaks contract ${loaded.contract}`);
  return loaded;
}

function isRemoteModule(loaded: unknown): loaded is RemoteModule {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return 'createRoutes' in loaded && typeof loaded.createRoutes === 'function' && 'contract' in loaded;
}
