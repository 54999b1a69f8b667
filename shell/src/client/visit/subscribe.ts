import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { SubscriptionRequest } from '@vitrine/shared/contract/accounts/subscription';
import { axiosTransport } from '@vitrine/shared/http/axios-transport';

/** Asks for the newsletter. Nothing but a mail that asks to confirm follows. */
export function subscribe(request: Omit<SubscriptionRequest, 'kind'>): Promise<ApiResult<unknown>> {
  const body: SubscriptionRequest = { kind: 'newsletter', ...request };
  return axiosTransport(() => request.locale)({ method: 'POST', path: '/api/subscriptions', body });
}
