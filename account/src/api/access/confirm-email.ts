import { confirmedSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Uses the link of a mail, for a new account or a new address. */
export async function confirmEmail(
  api: ApiTransport,
  token: string,
): Promise<ApiResult<z.infer<typeof confirmedSchema>>> {
  return parsed(confirmedSchema, await api({ method: 'POST', path: '/api/auth/confirm', body: { token } }));
}
