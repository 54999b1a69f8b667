import {
  type LoginRequest,
  type ProfileDone,
  profileDoneSchema,
  doneSchema,
  type Done,
  type RegisterRequest,
  confirmedSchema,
} from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed, parsedLater } from '@vitrine/shared/http/parsed';
import type { Assertion, AssertionOptions } from '@vitrine/shared/contract/accounts/passkeys';
import type { z } from '@vitrine/shared/contract/zod';

/** Logs this browser in. A wrong login never says whether the address has an account. */
export async function logIn(api: ApiTransport, login: LoginRequest): Promise<ApiResult<ProfileDone>> {
  return parsed(profileDoneSchema, await api({ method: 'POST', path: '/api/auth/login', body: login }));
}

/** What a passkey is to sign to log in. It names nobody. */
export function askPasskeyLogin(
  api: ApiTransport,
  isVerified: boolean,
): Promise<ApiResult<AssertionOptions>> {
  const request = { method: 'POST', path: '/api/auth/passkey/options', body: { isVerified } } as const;
  // The login opens without it.
  const contract = async () =>
    (await import('@vitrine/shared/contract/accounts/passkeys')).assertionOptionsSchema;
  return parsedLater(contract, api(request));
}

/** Logs this browser in. */
export async function logInByPasskey(api: ApiTransport, passkey: Assertion): Promise<ApiResult<ProfileDone>> {
  return parsed(
    profileDoneSchema,
    await api({ method: 'POST', path: '/api/auth/passkey', body: { passkey } }),
  );
}

/** Logs this browser out. */
export async function logOut(api: ApiTransport): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/logout' }));
}

/** Opens an account, and logs in at once. */
export async function register(api: ApiTransport, request: RegisterRequest): Promise<ApiResult<ProfileDone>> {
  return parsed(profileDoneSchema, await api({ method: 'POST', path: '/api/auth/register', body: request }));
}

/** Uses the link of a mail, for a new account or a new address. */
export async function confirmEmail(
  api: ApiTransport,
  token: string,
): Promise<ApiResult<z.infer<typeof confirmedSchema>>> {
  return parsed(confirmedSchema, await api({ method: 'POST', path: '/api/auth/confirm', body: { token } }));
}

/** Asks for the confirmation mail again. The answer is the same for every address. */
export async function resendConfirmation(api: ApiTransport, email: string): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/confirm/resend', body: { email } }));
}
