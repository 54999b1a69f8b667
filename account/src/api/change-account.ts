import { type AccountChange, type ProfileDone, profileDoneSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Keeps the personal data, all of them at once. */
export async function changeAccount(
  api: ApiTransport,
  change: AccountChange,
): Promise<ApiResult<ProfileDone>> {
  return parsed(profileDoneSchema, await api({ method: 'PATCH', path: '/api/account', body: change }));
}
