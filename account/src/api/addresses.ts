import {
  savedAddressesSchema,
  savedAddressSchema,
  type AddressRequest,
  type SavedAddress,
} from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** The address book, the one that the checkout begins with first. */
export async function listAddresses(
  api: ApiTransport,
): Promise<ApiResult<z.infer<typeof savedAddressesSchema>>> {
  return parsed(savedAddressesSchema, await api({ method: 'GET', path: '/api/account/addresses' }));
}

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

/** Takes an address out of the book; what is left comes back. */
export async function deleteAddress(
  api: ApiTransport,
  id: number,
): Promise<ApiResult<z.infer<typeof savedAddressesSchema>>> {
  return parsed(savedAddressesSchema, await api({ method: 'DELETE', path: `/api/account/addresses/${id}` }));
}
