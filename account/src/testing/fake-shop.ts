import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { ACCOUNT, ADA, ADDRESS, HISTORY, PASSKEYS, SESSIONS } from './fixtures.ts';

export const ok = (value: unknown): ApiResult<unknown> => ({ ok: true, value });
export const offline = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'offline' } });
export const unauthorized = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'unauthorized' } });

/** A refusal as the shop words it. */
export function refused(
  code: string,
  { error = '', fields = {} }: { error?: string; fields?: Record<string, string> },
): ApiResult<unknown> {
  return { ok: false, failure: { kind: 'rejected', status: 400, code, message: error, fields, body: {} } };
}

const done = (message: string) => ok({ result: true, message });
const profileDone = (message: string) => ok({ result: true, message, profile: ADA });

/** The app API at its border: answers in the shapes of the contract, remembers what it was asked. */
export class FakeShop {
  readonly asked: ApiRequest[] = [];
  private readonly answers: Record<string, ApiResult<unknown> | Promise<ApiResult<unknown>>> = {
    'POST /api/auth/login': profileDone('Login succeeded.'),
    'POST /api/auth/logout': done('Logged out.'),
    'POST /api/auth/register': profileDone('Registered.'),
    'POST /api/auth/confirm': ok({ result: true, message: 'Confirmed.', email: ACCOUNT.email }),
    'POST /api/auth/confirm/resend': done('Mail sent.'),
    'POST /api/auth/recovery': done('Mail sent.'),
    'GET /api/auth/recovery/abc': ok({ isValid: true }),
    'POST /api/auth/recovery/abc': done('Password restored.'),
    'GET /api/account': ok(ACCOUNT),
    'PATCH /api/account': profileDone('Saved.'),
    'PATCH /api/account/language': profileDone('Saved.'),
    'POST /api/account/password': profileDone('Your password is changed.'),
    'POST /api/account/email': done('Mail sent.'),
    'POST /api/account/newsletter': done('Mail sent.'),
    'GET /api/account/addresses': ok({ addresses: [ADDRESS] }),
    'POST /api/account/addresses': ok(ADDRESS),
    'PUT /api/account/addresses/1': ok(ADDRESS),
    'DELETE /api/account/addresses/1': ok({ addresses: [] }),
    'GET /api/checkout/countries': ok(['BE', 'NL', 'FR', 'GB']),
    'GET /api/account/orders': ok(HISTORY),
    'GET /api/account/claim': ok({ orders: 0, isConfirmed: true }),
    'POST /api/account/claim': ok({ result: true, message: 'Your earlier orders are here.', orders: 2 }),
    'GET /api/account/sessions': ok({ sessions: SESSIONS }),
    'DELETE /api/account/sessions/2': ok({ sessions: SESSIONS.slice(0, 1) }),
    'DELETE /api/account/sessions': ok({ sessions: SESSIONS.slice(0, 1) }),
    'GET /api/account/passkeys': ok({ passkeys: PASSKEYS }),
    'DELETE /api/account': done('Your account is deleted.'),
  };

  /** From now on `call` (`POST /api/auth/login`) is answered so. */
  answer(call: string, result: ApiResult<unknown> | Promise<ApiResult<unknown>>): void {
    this.answers[call] = result;
  }

  readonly api: ApiTransport = async (request) => {
    this.asked.push(request);
    return this.answers[`${request.method} ${request.path}`] ?? offline();
  };

  /** The bodies that one call was sent with, in order. */
  sent(call: string): unknown[] {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  }
}
