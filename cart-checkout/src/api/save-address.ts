import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Address } from '@vitrine/shared/contract/orders/order';

/** Longest wait in milliseconds: the shopper is on the way to pay. */
const PATIENCE_MS = 3_000;

/** Keeps an address in the account: whether it is kept now. It changes nothing of the order. */
export async function saveAddress(api: ApiTransport, address: Address): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const body = { ...address, isDefault: false };
  return (await api({ method: 'POST', path: '/api/account/addresses', body, signal })).ok;
}
