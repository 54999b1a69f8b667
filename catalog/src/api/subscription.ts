import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Subscription } from '@vitrine/shared/contract/accounts/subscription';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () =>
  (await import('@vitrine/shared/contract/accounts/subscription')).subscriptionSchema;

export const subscriptionAddress = (token: string) => `/api/subscriptions/${encodeURIComponent(token)}`;

/** What the link of a mail is about. */
export async function readSubscription(api: ApiTransport, token: string): Promise<ApiResult<Subscription>> {
  return parsedLater(contract, api({ method: 'GET', path: subscriptionAddress(token) }));
}

/** Confirms or ends what the link of a mail is about; answers how it stands then. */
export async function changeSubscription(
  api: ApiTransport,
  token: string,
  change: 'confirm' | 'end',
): Promise<ApiResult<Subscription>> {
  const path = `${subscriptionAddress(token)}/${change}`;
  return parsedLater(contract, api({ method: 'POST', path, body: {} }));
}
