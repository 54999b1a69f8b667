import { savedAddressesSchema, type SavedAddress } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** The address book of who is logged in, the one to begin with first. */
export async function listAddresses(api: ApiTransport): Promise<ApiResult<SavedAddress[]>> {
  const answer = await api({ method: 'GET', path: '/api/account/addresses' });
  const book = parsed(savedAddressesSchema, answer);
  return book.ok ? { ok: true, value: book.value.addresses } : book;
}
