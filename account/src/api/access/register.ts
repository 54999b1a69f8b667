import { type ProfileDone, profileDoneSchema, type RegisterRequest } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Opens an account, and logs in at once. */
export async function register(api: ApiTransport, request: RegisterRequest): Promise<ApiResult<ProfileDone>> {
  return parsed(profileDoneSchema, await api({ method: 'POST', path: '/api/auth/register', body: request }));
}
