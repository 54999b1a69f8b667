import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Subscription } from '@vitrine/shared/contract/subscription';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { subscriptionAddress } from './read-subscription.ts';

const contract = async () => (await import('@vitrine/shared/contract/subscription')).subscriptionSchema;

/** Confirms or ends what the link of a mail is about; answers how it stands then. */
export async function changeSubscription(
  api: ApiTransport,
  token: string,
  change: 'confirm' | 'end',
): Promise<ApiResult<Subscription>> {
  const path = `${subscriptionAddress(token)}/${change}`;
  return parsedLater(contract, api({ method: 'POST', path, body: {} }));
}
