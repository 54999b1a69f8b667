import { type LoginRequest, type ProfileDone, profileDoneSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Logs this browser in. A wrong login never says whether the address has an account. */
export async function logIn(api: ApiTransport, login: LoginRequest): Promise<ApiResult<ProfileDone>> {
  return parsed(profileDoneSchema, await api({ method: 'POST', path: '/api/auth/login', body: login }));
}
