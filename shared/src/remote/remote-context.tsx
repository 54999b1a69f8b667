import { createContext, use } from 'react';
import type { RemoteContext } from '../contract/remote.ts';

export { useLocale } from '../i18n/use-locale.ts';

/* Each remote bundles its own copy of this context, so it never crosses into another deployable. */
const Context = createContext<RemoteContext | null>(null);
export const RemoteProvider = Context.Provider;

/** What the shell gave to this remote: the API, notifications, the frame's knowledge. */
export function useRemote(): RemoteContext {
  const remote = use(Context);
  if (!remote) throw new Error('useRemote is for components below a remote’s routes');
  return remote;
}
