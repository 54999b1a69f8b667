import { recoveryLinkSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

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
