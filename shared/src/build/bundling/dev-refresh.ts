import runtime, { type RefreshRuntime } from 'react-refresh/runtime';

/**
 * The shell's refresh runtime, for the remotes of the page. Each gets it with names of its own: all of them bring
 * copies of the same shared components, and one copy is not a newer version of another.
 */
const vitrineRefresh = (app: string): RefreshRuntime => ({
  ...runtime,
  injectIntoGlobalHook: () => undefined,
  register: (type, id) => runtime.register(type, `${app} ${id}`),
});
Object.assign(globalThis, { vitrineRefresh });
