import { sessionsSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Where the shopper is logged in, this browser first. */
export async function listSessions(api: ApiTransport): Promise<ApiResult<z.infer<typeof sessionsSchema>>> {
  return parsed(sessionsSchema, await api({ method: 'GET', path: '/api/account/sessions' }));
}
