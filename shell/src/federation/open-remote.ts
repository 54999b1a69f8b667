import { checkModule } from './check-module.ts';
import type { RemoteModule } from '@vitrine/shared/contract/federation/remote';
import { RemoteFailure } from './remote-failure.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';

/** A remote as webpack builds it: `init` takes the shared packages, `get` gives what stands behind its door. */
export interface Container {
  init(scope: object): unknown;
  get(door: string): Promise<() => unknown>;
}

/** Brings a container by a script tag. */
export type LoadContainer = () => Promise<Container>;

/**
 * Opens one version of a remote in a browser, with the shell's singletons. Nothing of it is kept here, so versions live
 * side by side and go when nobody holds them any more. Throws a RemoteFailure.
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

/** A package as webpack's containers look it up: by its name, then by version. */
type ShareScope = Record<string, Record<string, { get: () => () => unknown; loaded: boolean; from: string }>>;

/** The shell's packages for containers in a browser. They take whatever version is there: its name is said nowhere. */
const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_PACKAGES).map(([name, module]) => [
    name,
    { shell: { get: () => () => module, loaded: true, from: 'shell' } },
  ]),
);
