import { accountSchema, type Account } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** What the shop knows of who is logged in. */
export async function readAccount(api: ApiTransport): Promise<ApiResult<Account>> {
  return parsed(accountSchema, await api({ method: 'GET', path: '/api/account' }));
}
