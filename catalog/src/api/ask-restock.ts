import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { SubscriptionRequest } from '@vitrine/shared/contract/accounts/subscription';

/** Asks for a mail when the species of a sold-out insect comes in again. Nothing but a mail to confirm follows. */
export function askRestock(
  api: ApiTransport,
  wish: Omit<SubscriptionRequest, 'kind'>,
): Promise<ApiResult<unknown>> {
  const body: SubscriptionRequest = { kind: 'restock', ...wish };
  return api({ method: 'POST', path: '/api/subscriptions', body });
}
