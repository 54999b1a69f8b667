import type { ProfileDone } from '@vitrine/shared/contract/account';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useArrive } from './use-arrive.ts';

/**
 * What the forms of all doors need: the shop's API, the language, and how whoever comes in goes on.
 * @param back where the door was opened from; without it the account comes next, or the tools for who works here
 */
export function useWayIn(back: string | null) {
  const locale = useLocale();
  const { browserApi } = useRemote();
  const arrive = useArrive();
  const enter = ({ profile }: ProfileDone) =>
    arrive(back ?? pathTo(profile.role === 'customer' ? 'account' : 'tools', locale));
  return { api: browserApi, locale, enter };
}
