import { sessionsSchema } from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Where the shopper is logged in, this browser first. */
export async function listSessions(api: ApiTransport): Promise<ApiResult<z.infer<typeof sessionsSchema>>> {
  return parsed(sessionsSchema, await api({ method: 'GET', path: '/api/account/sessions' }));
}

/** Logs another browser out; what is left comes back. */
export async function endSession(
  api: ApiTransport,
  id: number,
  currentPassword: string,
): Promise<ApiResult<z.infer<typeof sessionsSchema>>> {
  const path = `/api/account/sessions/${id}`;
  return parsed(sessionsSchema, await api({ method: 'DELETE', path, body: { currentPassword } }));
}

/** Logs every other browser out; what is left comes back. */
export async function endOtherSessions(
  api: ApiTransport,
  currentPassword: string,
): Promise<ApiResult<z.infer<typeof sessionsSchema>>> {
  const path = '/api/account/sessions';
  return parsed(sessionsSchema, await api({ method: 'DELETE', path, body: { currentPassword } }));
}
