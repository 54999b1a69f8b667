import type { ContactRequest } from '@vitrine/shared/contract/contact';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';

/** Sends a message to the seller. The same key with the same message, sent again, is one message. */
export function sendMessage(
  api: ApiTransport,
  message: ContactRequest,
  idempotencyKey: string,
): Promise<ApiResult<unknown>> {
  const headers = { 'idempotency-key': idempotencyKey };
  return api({ method: 'POST', path: '/api/contact', body: message, headers });
}
