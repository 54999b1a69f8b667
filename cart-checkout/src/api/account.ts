import {
  accountSchema,
  type Account,
  savedAddressesSchema,
  type SavedAddress,
} from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { Address } from '@vitrine/shared/contract/orders/place-order';

/** What the shop knows of who is logged in. */
export async function readAccount(api: ApiTransport): Promise<ApiResult<Account>> {
  return parsed(accountSchema, await api({ method: 'GET', path: '/api/account' }));
}

/** The address book of who is logged in, the one to begin with first. */
export async function listAddresses(api: ApiTransport): Promise<ApiResult<SavedAddress[]>> {
  const answer = await api({ method: 'GET', path: '/api/account/addresses' });
  const book = parsed(savedAddressesSchema, answer);
  return book.ok ? { ok: true, value: book.value.addresses } : book;
}

/** Longest wait in milliseconds: the shopper is on the way to pay. */
const PATIENCE_MS = 3_000;

/** Keeps an address in the account: whether it is stored now. It changes nothing of the order. */
export async function saveAddress(api: ApiTransport, address: Address): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const body = { ...address, isDefault: false };
  return (await api({ method: 'POST', path: '/api/account/addresses', body, signal })).ok;
}
