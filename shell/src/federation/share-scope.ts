import { SHARED_PACKAGES } from './shared-packages.ts';

/** A package as webpack's containers look it up: by its name, then by version. */
type ShareScope = Record<string, Record<string, { get: () => () => unknown; loaded: boolean; from: string }>>;

/** The shell's packages for containers in a browser. They take whatever version is there: its name is said nowhere. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_PACKAGES).map(([name, module]) => [
    name,
    { shell: { get: () => () => module, loaded: true, from: 'shell' } },
  ]),
);
