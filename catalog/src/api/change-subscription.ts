import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { subscriptionSchema, type Subscription } from '@vitrine/shared/contract/subscription';
import { parsed } from '@vitrine/shared/http/parsed';
import { subscriptionAddress } from './read-subscription.ts';

/** Confirms or ends what the link of a mail is about; answers how it stands then. */
export async function changeSubscription(
  api: ApiTransport,
  token: string,
  change: 'confirm' | 'end',
): Promise<ApiResult<Subscription>> {
  const path = `${subscriptionAddress(token)}/${change}`;
  return parsed(subscriptionSchema, await api({ method: 'POST', path, body: {} }));
}
