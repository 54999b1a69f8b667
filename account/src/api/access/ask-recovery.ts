import { doneSchema, type Done } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Asks for a link to choose a new password. The answer is the same for every address. */
export async function askRecovery(api: ApiTransport, email: string): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/recovery', body: { email } }));
}
