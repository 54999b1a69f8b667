import { savedAddressSchema, type AddressRequest, type SavedAddress } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Adds an address to the book, or changes the one with that id. */
export async function saveAddress(
  api: ApiTransport,
  id: number | null,
  address: AddressRequest,
): Promise<ApiResult<SavedAddress>> {
  const path = '/api/account/addresses';
  const request =
    id === null
      ? ({ method: 'POST', path, body: address } as const)
      : ({ method: 'PUT', path: `${path}/${id}`, body: address } as const);
  return parsed(savedAddressSchema, await api(request));
}
