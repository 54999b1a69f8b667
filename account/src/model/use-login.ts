import type { ProfileDone } from '@vitrine/shared/contract/accounts/account';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useArrive } from './use-arrive.ts';

/**
 * What the forms of login and registration need: the shop's API, the language, and `enter`, which goes on once logged in.
 * @param back the page that asked for a login; without it the account comes next, or the tools for staff
 */
export function useLogin(back: string | null) {
  const locale = useLocale();
  const { browserApi } = useRemote();
  const arrive = useArrive();
  const enter = ({ profile }: ProfileDone) =>
    arrive(back ?? pathTo(profile.role === 'customer' ? 'account' : 'tools', locale));
  return { api: browserApi, locale, enter };
}
