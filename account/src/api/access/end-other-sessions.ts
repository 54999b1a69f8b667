import { sessionsSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Logs every other browser out; what is left comes back. */
export async function endOtherSessions(
  api: ApiTransport,
  currentPassword: string,
): Promise<ApiResult<z.infer<typeof sessionsSchema>>> {
  const path = '/api/account/sessions';
  return parsed(sessionsSchema, await api({ method: 'DELETE', path, body: { currentPassword } }));
}
