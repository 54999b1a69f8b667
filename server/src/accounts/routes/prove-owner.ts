import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsContext } from '../accounts-context.ts';
import { checkPassword } from '../check-password.ts';
import { readDeviceTokens } from '../device-cookie.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import type { StoredAccount } from '../store/accounts.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { tooEarly, wrongFields } from '../../http/answers/form-reply.ts';
import { shopperOf } from './account-guard.ts';

/** How often a network may try what asks for the password again. */
export const CHANGES_A_MINUTE = 30;

/**
 * Whether this session is one of staff that has shown no second factor; then the reply is sent. A password alone must
 * neither take such an account over nor bring a passkey, which counts as the second factor too.
 */
export function lacksSecondFactor(request: FastifyRequest, reply: FastifyReply): boolean {
  const { secondFactorAt, profile } = shopperOf(request);
  if (profile.role === 'customer' || secondFactorAt !== null) return false;
  reply.code(403).send(refusal(reply, 'second-factor-needed', 'secondFactorNeeded'));
  return true;
}

/**
 * The account when this is its password and no other field is wrong; else null, and the reply is sent. Guesses count
 * as those of the login do.
 */
export async function proveOwner(
  accounts: AccountsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
  errors: FieldErrors,
): Promise<StoredAccount | null> {
  if (password === '') wrongFields(reply, { ...errors, currentPassword: { message: 'required' } });
  else if (Object.keys(errors).length > 0) wrongFields(reply, errors);
  else {
    const check = await checkPassword(accounts, {
      email: shopperOf(request).email,
      password,
      ip: request.ip,
      devices: readDeviceTokens(request, accounts.publicUrl),
    });
    if (check.kind === 'right') return check.account;
    if (check.kind === 'too-early') tooEarly(reply, check.seconds, 'tooManyGuesses');
    else wrongFields(reply, { currentPassword: { message: 'passwordWrong' } });
  }
  return null;
}
