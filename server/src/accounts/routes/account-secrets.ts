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
import { changeEmail, newEmailErrors } from '../change-email.ts';
import { changePassword } from '../change-password.ts';
import { logIn, logOut } from '../shopper.ts';
import { newPasswordErrors } from '../rules/account-forms.ts';
import { toProfile } from '../store/accounts.ts';
import { deleteAccount } from '../store/accounts-delete.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { done, tooEarly, wrongFields } from '../../http/answers/form-reply.ts';
import { shopperOf } from './account-guard.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { CHANGES_A_MINUTE, lacksSecondFactor, proveOwner } from './prove-owner.ts';

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
      await changePassword(accounts, account, { password: wanted.password, ip: request.ip });
      await logIn(accounts, account.id, reply);
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
      if (change.kind === 'taken') return wrongFields(reply, { email: { message: 'alreadyRegistered' } });
      return done(reply, 'mailSent');
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
      await deleteAccount(database, account, { isTold, now: clock() });
      await logOut(accounts, reply);
      return done(reply, 'accountDeleted');
    },
  );
};
