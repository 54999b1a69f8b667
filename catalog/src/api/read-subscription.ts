import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { subscriptionSchema, type Subscription } from '@vitrine/shared/contract/subscription';
import { parsed } from '@vitrine/shared/http/parsed';

/** What the link of a mail is about. */
export async function readSubscription(api: ApiTransport, token: string): Promise<ApiResult<Subscription>> {
  return parsed(subscriptionSchema, await api({ method: 'GET', path: subscriptionAddress(token) }));
}

export const subscriptionAddress = (token: string) => `/api/subscriptions/${encodeURIComponent(token)}`;
