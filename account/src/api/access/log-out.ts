import { doneSchema, type Done } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Logs this browser out. */
export async function logOut(api: ApiTransport): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/logout' }));
}
