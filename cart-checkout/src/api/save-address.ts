import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Address } from '@vitrine/shared/contract/order';

/** Longest wait in milliseconds: the shopper is on the way to pay. */
const PATIENCE_MS = 3_000;

/** Keeps an address in the account. Whether it worked changes nothing of the order, so nobody is told. */
export async function saveAddress(api: ApiTransport, address: Address): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const body = { ...address, isDefault: false };
  await api({ method: 'POST', path: '/api/account/addresses', body, signal });
}
