import { redirect } from 'react-router';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { neededLoginPath } from '@vitrine/shared/paths/login-path';

/**
 * For loaders of pages that only their owner sees.
 * @throws Response 302 to the login, with the way back, when nobody is logged in; else as `loadOrThrow` does
 */
export function loadOwn<Value>(result: ApiResult<Value>, request: Request, locale: Locale): Value {
  if (result.ok || result.failure.kind !== 'unauthorized') return loadOrThrow(result);
  const { pathname, search } = new URL(request.url);
  throw redirect(neededLoginPath(locale, pathname + search));
}
