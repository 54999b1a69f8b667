import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  passwordLength,
  confirmedSchema,
  confirmRequestSchema,
  doneSchema,
  mailRequestSchema,
  newPasswordRequestSchema,
  recoveryLinkSchema,
} from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import { askMail } from '../../ask-mail.ts';
import type { AccountsContext } from '../../accounts-context.ts';
import { readShopper, rememberBrowser } from '../../shopper.ts';
import { textErrors } from '../../../forms/rules/contact-errors.ts';
import { confirmEmail, recoverAccount } from '../../store/accounts-confirm.ts';
import { readAccount } from '../../store/accounts.ts';
import { findMailToken } from '../../store/mail-tokens.ts';
import { done, tooEarly, wrongFields } from '../../../http/answers/form-reply.ts';
import { inFormWords } from '../../../http/forms/form-schema.ts';
import { perMinute } from '../../../http/limits/rate-limits.ts';
import { refusal } from '../../../http/answers/error-reply.ts';
import { newPasswordErrors } from '../../rules/account-forms.ts';
import type { FieldErrors } from '../../../forms/rules/field-errors.ts';
import { hashPassword } from '../../hash-password.ts';

const MAILS_A_MINUTE = 60;

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };
const linkParams = z.object({ token: z.string() });

/** What goes by mail: proof of an address, and a new password for who lost theirs. */
export const authMailRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts },
) => {
  const config = perMinute(MAILS_A_MINUTE);
  const { database, clock } = accounts;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/api/auth/confirm',
    {
      config,
      schema: {
        tags,
        body: inFormWords(confirmRequestSchema, { token: 'badToken' }),
        response: { 200: confirmedSchema, ...failures },
      },
    },
    async (request, reply) => {
      const shopper = await readShopper(accounts, request);
      const link = { token: request.body.token, shopperId: shopper?.accountId ?? null };
      const confirming = await confirmEmail(database, link, clock());
      if (!confirming.isRefused) {
        const { email, is_mailbox_owner: isOwner } = confirming.account;
        const message = isOwner ? 'emailConfirmed' : 'emailConfirmedElsewhere';
        return { ...done(reply, message), email, isOwnerProved: isOwner === 1 };
      }
      const message = confirming.kind === 'taken' ? 'alreadyRegistered' : 'badToken';
      return reply.code(400).send(refusal(reply, 'bad-token', message));
    },
  );

  for (const [path, kind] of [
    ['/api/auth/confirm/resend', 'account-confirm'],
    ['/api/auth/recovery', 'account-recovery'],
  ] as const) {
    app.post(
      path,
      {
        config,
        schema: { tags, body: inFormWords(mailRequestSchema), response: { 200: doneSchema, ...failures } },
      },
      (request, reply) =>
        answerMail(accounts, { kind, email: request.body.email.trim(), ip: request.ip }, reply),
    );
  }

  app.get(
    '/api/auth/recovery/:token',
    { schema: { tags, params: linkParams, response: { 200: recoveryLinkSchema } } },
    async ({ params }) => {
      const link = await findMailToken(database.kysely, params.token, ['recovery'], clock());
      const account = link && (await readAccount(database.kysely, link.account_id));
      return account ? { isValid: true, shortest: passwordLength(account.role).min } : { isValid: false };
    },
  );

  app.post(
    '/api/auth/recovery/:token',
    {
      config,
      schema: {
        tags,
        params: linkParams,
        body: inFormWords(newPasswordRequestSchema),
        response: { 200: doneSchema, ...failures },
      },
    },
    async ({ params, body }, reply) => {
      const recovering = await recover(accounts, params.token, body);
      if (recovering.kind === 'wrong-fields') return wrongFields(reply, recovering.errors);
      if (recovering.kind === 'bad-token') {
        return reply.code(400).send(refusal(reply, 'bad-token', 'wrongRecoveryLink'));
      }
      // Others may go on guessing: who reads the mailbox is known, and logs in in spite of them.
      await rememberBrowser(accounts, recovering.accountId, 'password', reply);
      return done(reply, 'passwordRestored');
    },
  );
};

/** The same answer whoever has an account, after the same work: who it is for is looked up when the mail is written. */
async function answerMail(
  accounts: AccountsContext,
  asked: { kind: 'account-confirm' | 'account-recovery'; email: string; ip: string },
  reply: FastifyReply,
) {
  const { email } = asked;
  const errors = textErrors({ email }, '');
  if (Object.keys(errors).length > 0) return wrongFields(reply, errors);
  const seconds = await askMail(accounts, asked);
  return seconds > 0 ? tooEarly(reply, seconds, 'tooManyAttempts') : done(reply, 'mailSent');
}

type Recovering =
  | { kind: 'recovered'; accountId: number }
  | { kind: 'bad-token' }
  | { kind: 'wrong-fields'; errors: FieldErrors };

/** Gives an account a new password by the link of a recovery mail. A password that is refused does not use it up. */
async function recover(
  { database, clock, commonPasswords, passwordWork }: AccountsContext,
  token: string,
  form: { password: string; passwordConfirmation: string },
): Promise<Recovering> {
  const link = await findMailToken(database.kysely, token, ['recovery'], clock());
  const account = link && (await readAccount(database.kysely, link.account_id));
  if (!account) return { kind: 'bad-token' };
  const errors = newPasswordErrors(form, account, commonPasswords);
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors };
  const passwordHash = await hashPassword(form.password, passwordWork);
  const recovered = await recoverAccount(database, { token, passwordHash }, clock());
  return recovered.isRefused ? { kind: 'bad-token' } : { kind: 'recovered', accountId: account.id };
}
