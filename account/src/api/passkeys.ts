import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  assertionOptionsSchema,
  creationOptionsSchema,
  passkeysSchema,
  type AssertionOptions,
  type Attestation,
  type CreationOptions,
  type OwnerProof,
  type Passkeys,
} from '@vitrine/shared/contract/accounts/passkeys';
import { parsed } from '@vitrine/shared/http/parsed';

/** The shopper's passkeys, the newest first. */
export async function listPasskeys(api: ApiTransport): Promise<ApiResult<Passkeys>> {
  return parsed(passkeysSchema, await api({ method: 'GET', path: '/api/account/passkeys' }));
}

/** What one of them is to sign in place of the password. */
export async function askPasskeyProof(api: ApiTransport): Promise<ApiResult<AssertionOptions>> {
  const request = { method: 'POST', path: '/api/account/passkeys/proof' } as const;
  return parsed(assertionOptionsSchema, await api(request));
}

/** What a new one is made of, for who proves to be the owner. */
export async function askNewPasskey(
  api: ApiTransport,
  proof: OwnerProof,
): Promise<ApiResult<CreationOptions>> {
  const request = { method: 'POST', path: '/api/account/passkeys/options', body: proof } as const;
  return parsed(creationOptionsSchema, await api(request));
}

/** Adds what was made of it. */
export async function addPasskey(api: ApiTransport, passkey: Attestation): Promise<ApiResult<Passkeys>> {
  const request = { method: 'POST', path: '/api/account/passkeys', body: { passkey } } as const;
  return parsed(passkeysSchema, await api(request));
}

export async function renamePasskey(
  api: ApiTransport,
  id: number,
  name: string,
): Promise<ApiResult<Passkeys>> {
  const request = { method: 'PATCH', path: `/api/account/passkeys/${id}`, body: { name } } as const;
  return parsed(passkeysSchema, await api(request));
}

export async function removePasskey(
  api: ApiTransport,
  id: number,
  proof: OwnerProof,
): Promise<ApiResult<Passkeys>> {
  const request = { method: 'DELETE', path: `/api/account/passkeys/${id}`, body: proof } as const;
  return parsed(passkeysSchema, await api(request));
}
