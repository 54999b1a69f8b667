import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  secondFactorBegunSchema,
  type SecondFactorBegun,
  recoveryCodesSchema,
  staffSchema,
  type Staff,
} from '@vitrine/shared/contract/tools/tools';
import { toolsApi } from '../tools-api.ts';
import {
  assertionOptionsSchema,
  type Assertion,
  type AssertionOptions,
} from '@vitrine/shared/contract/accounts/passkeys';
import { parsed } from '@vitrine/shared/http/parsed';

/** A new secret for an authenticator app. The one before it no longer counts. */
export async function beginSecondFactor(api: ApiTransport): Promise<ApiResult<SecondFactorBegun>> {
  return toolsApi(api).post('/second-factor/begin', secondFactorBegunSchema);
}

/** Shows that the app has the secret. From now on every login asks for a code; this session has passed. */
export async function confirmSecondFactor(
  api: ApiTransport,
  code: string,
): Promise<ApiResult<{ recoveryCodes: string[] }>> {
  return toolsApi(api).post('/second-factor/confirm', recoveryCodesSchema, { code });
}

/** Passes with a code of the app, or with one of the recovery codes. */
export async function passSecondFactor(api: ApiTransport, code: string): Promise<ApiResult<Staff>> {
  return toolsApi(api).post('/second-factor', staffSchema, { code });
}

/** What a passkey of the account is to sign in place of a code. */
export async function askPasskeyProof(api: ApiTransport): Promise<ApiResult<AssertionOptions>> {
  const request = { method: 'POST', path: '/api/account/passkeys/proof' } as const;
  return parsed(assertionOptionsSchema, await api(request));
}

/** Passes with what it signed. */
export async function passByPasskey(api: ApiTransport, passkey: Assertion): Promise<ApiResult<Staff>> {
  return toolsApi(api).post('/second-factor/passkey', staffSchema, { passkey });
}
