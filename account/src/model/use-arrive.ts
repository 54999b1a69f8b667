import { useNavigate } from 'react-router';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';

/** After a login, a logout or the like: lets the frame know who is here now, and goes on, past the page that is done. */
export function useArrive(): (path: string) => Promise<void> {
  const { refreshProfile } = useRemote();
  const navigate = useNavigate();
  const locale = useLocale();
  return async (path) => {
    // A page has one language from load to load.
    if (!refreshProfile || readLocale(path) !== locale) return window.location.assign(path);
    await refreshProfile();
    await navigate(path, { replace: true });
  };
}
