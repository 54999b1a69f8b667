import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { neededLoginPath } from '@vitrine/shared/paths/login-path';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { profileAtom, type Store } from '../../model/state.ts';

/** Goes to a path of the shop, without a load. */
export type Go = (path: string) => void;

/**
 * The API for what a shopper does on a page: when it wants a login and nobody is logged in, the shopper goes to the
 * login, and afterwards back (spec §3). Loaders have no need of it: they answer with the login themselves.
 */
export function leadingToLogin(api: ApiTransport, store: Store, go: Go): ApiTransport {
  return async (request) => {
    const answer = await api(request);
    if (!answer.ok && answer.failure.kind === 'unauthorized' && !store.get(profileAtom)) go(toLogin());
    return answer;
  };
}

function toLogin(): string {
  const { pathname, search } = window.location;
  return neededLoginPath(readLocale(pathname), pathname + search);
}
