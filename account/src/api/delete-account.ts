import { doneSchema, type Done } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Deletes the account for good. */
export async function deleteAccount(api: ApiTransport, currentPassword: string): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'DELETE', path: '/api/account', body: { currentPassword } }));
}
