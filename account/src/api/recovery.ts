import { doneSchema, type Done, recoveryLinkSchema } from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Asks for a link to choose a new password. The answer is the same for every address. */
export async function askRecovery(api: ApiTransport, email: string): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/recovery', body: { email } }));
}

/** Whether the link of a recovery mail still works. */
export async function checkRecoveryLink(
  api: ApiTransport,
  token: string,
): Promise<ApiResult<z.infer<typeof recoveryLinkSchema>>> {
  return parsed(
    recoveryLinkSchema,
    await api({ method: 'GET', path: `/api/auth/recovery/${encodeURIComponent(token)}` }),
  );
}

interface NewPassword {
  token: string;
  password: string;
  passwordConfirmation: string;
}

/** Uses a recovery link. It ends every session of the account. */
export async function choosePassword(
  api: ApiTransport,
  { token, ...body }: NewPassword,
): Promise<ApiResult<Done>> {
  return parsed(
    doneSchema,
    await api({ method: 'POST', path: `/api/auth/recovery/${encodeURIComponent(token)}`, body }),
  );
}
