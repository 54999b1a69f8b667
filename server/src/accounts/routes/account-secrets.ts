import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accountDeletionSchema,
  doneSchema,
  emailChangeSchema,
  passwordChangeSchema,
  profileDoneSchema,
} from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import type { AccountsContext } from '../accounts-context.ts';
import { mayTell } from '../ask-mail.ts';
import { logIn, logOut } from '../shopper.ts';
import { newPasswordErrors, confirmationError } from '../rules/account-forms.ts';
import {
  toProfile,
  changeAccount,
  findAccount,
  holdChecked,
  readAccount,
  type StoredAccount,
} from '../store/accounts.ts';
import { deleteAccount } from '../store/accounts-delete.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { done, tooEarly, wrongFields } from '../../http/answers/form-reply.ts';
import { shopperOf } from './account-guard.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { CHANGES_A_MINUTE, lacksSecondFactor, proveOwner } from './prove-owner.ts';
import { takeAttempt } from '../../http/index.ts';
import { secondsUntil } from '../../platform/clock.ts';
import { networkKey } from '../../platform/network/network-key.ts';
import { textErrors } from '../../forms/rules/contact-errors.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { admitMail } from '../../mail/index.ts';
import { writeAccountMail } from '../store/account-mails.ts';
import { dropMailTokens } from '../store/mail-tokens.ts';
import { endSessions } from '../store/sessions.ts';
import { hashPassword } from '../hash-password.ts';

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };

/** What asks for the password again: a browser left open must not be enough to take an account over. */
export const accountSecretRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts },
) => {
  const config = perMinute(CHANGES_A_MINUTE);
  const { database, clock, commonPasswords } = accounts;

  app.post(
    '/api/account/password',
    {
      config,
      schema: {
        tags,
        body: inFormWords(passwordChangeSchema),
        response: { 200: profileDoneSchema, ...failures },
      },
    },
    async (request, reply) => {
      if (lacksSecondFactor(request, reply)) return reply;
      const { currentPassword, ...wanted } = request.body;
      const { email, profile } = shopperOf(request);
      const owner = { email, role: profile.role };
      const errors = newPasswordErrors(wanted, owner, commonPasswords);
      const account = await proveOwner(accounts, request, reply, currentPassword, errors);
      if (!account) return reply;
      const { password } = wanted;
      const changed = await changePassword(accounts, account, { password, ip: request.ip });
      if (!changed || !(await logIn(accounts, changed, reply))) return changedMeanwhile(reply);
      return { ...done(reply, 'passwordChanged'), profile: toProfile(account) };
    },
  );

  app.post(
    '/api/account/email',
    {
      config,
      schema: { tags, body: inFormWords(emailChangeSchema), response: { 200: doneSchema, ...failures } },
    },
    async (request, reply) => {
      if (lacksSecondFactor(request, reply)) return reply;
      const { currentPassword, ...wanted } = request.body;
      const errors = newEmailErrors(shopperOf(request), wanted);
      const account = await proveOwner(accounts, request, reply, currentPassword, errors);
      if (!account) return reply;
      const change = await changeEmail(accounts, account, { newEmail: wanted.email.trim(), ip: request.ip });
      if (change.kind === 'too-early') return tooEarly(reply, change.seconds, 'tooManyAttempts');
      if (change.kind === 'shut') return changedMeanwhile(reply);
      if (change.kind === 'taken') return wrongFields(reply, { email: { message: 'alreadyRegistered' } });
      return done(reply, 'mailSent');
    },
  );

  // Without the password: the present address stays, which nobody can be harmed by.
  app.delete(
    '/api/account/email',
    { config, schema: { tags, response: { 200: doneSchema, ...failures } } },
    async (request, reply) => {
      if (lacksSecondFactor(request, reply)) return reply;
      const { accountId } = shopperOf(request);
      const isKept = await database.transaction(async (trx) => {
        // Whoever opens the link meanwhile has it before this, or not at all.
        await dropMailTokens(trx, accountId, ['email']);
        if (!(await readAccount(trx, accountId))?.new_email) return false;
        await changeAccount(trx, accountId, { new_email: null });
        return true;
      });
      return isKept
        ? done(reply, 'emailKept')
        : reply.code(409).send(refusal(reply, 'email-changed', 'emailChanged'));
    },
  );

  app.delete(
    '/api/account',
    {
      config,
      schema: { tags, body: inFormWords(accountDeletionSchema), response: { 200: doneSchema, ...failures } },
    },
    async (request, reply) => {
      // Who leaves the shop's staff is taken out of it by an owner, who stays: the last one cannot go.
      if (shopperOf(request).profile.role !== 'customer')
        return reply.code(403).send(refusal(reply, 'staff-account', 'staffAccount'));
      const account = await proveOwner(accounts, request, reply, request.body.currentPassword, {});
      if (!account) return reply;
      const isTold = await mayTell(accounts, 'account-deleted', account, request.ip);
      if (!(await deleteAccount(database, account, { isTold, now: clock() }))) return changedMeanwhile(reply);
      await logOut(accounts, reply);
      return done(reply, isTold ? 'accountDeleted' : 'accountDeletedUntold');
    },
  );
};

/** What is wrong with the address that a shopper wants instead; whose else it is comes later, with the password. */
function newEmailErrors(
  { email: present }: { email: string },
  wanted: { email: string; emailConfirmation: string },
): FieldErrors {
  const email = wanted.email.trim();
  const errors = { ...textErrors({ email }, ''), ...confirmationError(wanted) };
  return email === present && !errors['email'] ? { ...errors, email: { message: 'emailSame' } } : errors;
}

/** What was the password a moment ago is it no more. */
function changedMeanwhile(reply: FastifyReply): FastifyReply {
  return wrongFields(reply, { currentPassword: { message: 'passwordWrong' } });
}

type EmailChange = { kind: 'asked' | 'taken' | 'shut' } | { kind: 'too-early'; seconds: number };

/**
 * Asks the new address to confirm, and tells the present one. Until then the present one holds. That an address has an
 * account is said as at registration, and as seldom.
 */
async function changeEmail(
  context: AccountsContext,
  account: StoredAccount,
  { newEmail, ip }: { newEmail: string; ip: string },
): Promise<EmailChange> {
  const { database, clock, nameNetwork } = context;
  const { id: accountId, email, language } = account;
  const now = clock();
  const seconds = await takeAttempt(database, { scope: 'register-address', key: networkKey(ip) }, now);
  if (seconds > 0) return { kind: 'too-early', seconds };
  const owner = await findAccount(database.kysely, newEmail);
  if (owner && owner.id !== accountId) return { kind: 'taken' };
  const asking = { about: 'account-new-email', email: newEmail, network: nameNetwork(ip) } as const;
  const later = await admitMail(database, asking, now);
  // The links that were sent go on working.
  if (later) return { kind: 'too-early', seconds: secondsUntil(later, now) };
  const isTold = await mayTell(context, 'account-email-leaving', account, ip);
  return database.transaction(async (trx) => {
    if (!(await holdChecked(trx, account))) return { kind: 'shut' };
    await changeAccount(trx, accountId, { new_email: newEmail });
    await dropMailTokens(trx, accountId, ['email']);
    await writeAccountMail(trx, { kind: 'account-new-email', data: { accountId } }, now);
    const leaving = { email, language, newEmail };
    if (isTold) await writeAccountMail(trx, { kind: 'account-email-leaving', data: leaving }, now);
    return { kind: 'asked' };
  });
}

/**
 * Gives an account another password: every session, every recovery link and a change of address that somebody else may have
 * asked for end, and a mail says so. Null when it has had another since this one was checked.
 */
async function changePassword(
  context: AccountsContext,
  account: StoredAccount,
  { password, ip }: { password: string; ip: string },
): Promise<StoredAccount | null> {
  const { database, clock, passwordWork } = context;
  const { id: accountId } = account;
  const isTold = await mayTell(context, 'account-password-changed', account, ip);
  const passwordHash = await hashPassword(password, passwordWork);
  return database.transaction(async (trx) => {
    if (!(await holdChecked(trx, account))) return null;
    await dropMailTokens(trx, accountId, ['email', 'recovery']);
    await endSessions(trx, accountId);
    const changed = await changeAccount(trx, accountId, { password_hash: passwordHash, new_email: null });
    const mail = { kind: 'account-password-changed', data: { accountId } } as const;
    if (isTold) await writeAccountMail(trx, mail, clock());
    return changed;
  });
}
