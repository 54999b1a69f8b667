import { createContext, use } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../contract/locale.ts';
import type { RemoteContext } from '../contract/remote.ts';

/* Each remote bundles its own copy of this context, so it never crosses into another deployable. */
const Context = createContext<RemoteContext | null>(null);
export const RemoteProvider = Context.Provider;

/** What the shell gave to this remote: the API, notifications, the frame's knowledge. */
export function useRemote(): RemoteContext {
  const remote = use(Context);
  if (!remote) throw new Error('useRemote is for components below a remote’s routes');
  return remote;
}

/** The language of the page that is being drawn. */
export function useLocale(): Locale {
  return useIntl().locale as Locale;
}
