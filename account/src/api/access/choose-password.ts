import { doneSchema, type Done } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

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
