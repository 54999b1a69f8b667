import { profileDoneSchema, type ProfileDone } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Assertion, AssertionOptions } from '@vitrine/shared/contract/passkeys';
import { parsed, parsedLater } from '@vitrine/shared/http/parsed';

/** What a passkey is to sign to log in. It names nobody. */
export function askPasskeyLogin(
  api: ApiTransport,
  isVerified: boolean,
): Promise<ApiResult<AssertionOptions>> {
  const request = { method: 'POST', path: '/api/auth/passkey/options', body: { isVerified } } as const;
  // The login opens without it.
  const contract = async () => (await import('@vitrine/shared/contract/passkeys')).assertionOptionsSchema;
  return parsedLater(contract, api(request));
}

/** Logs this browser in. */
export async function logInByPasskey(api: ApiTransport, passkey: Assertion): Promise<ApiResult<ProfileDone>> {
  return parsed(
    profileDoneSchema,
    await api({ method: 'POST', path: '/api/auth/passkey', body: { passkey } }),
  );
}
