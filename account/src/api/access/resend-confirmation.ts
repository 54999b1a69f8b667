import { doneSchema, type Done } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Asks for the confirmation mail again. The answer is the same for every address. */
export async function resendConfirmation(api: ApiTransport, email: string): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/confirm/resend', body: { email } }));
}
