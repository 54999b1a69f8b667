import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accountChangeSchema,
  accountSchema,
  doneSchema,
  languageRequestSchema,
  newsletterRequestSchema,
  profileDoneSchema,
  type Account,
} from '@vitrine/shared/contract/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { AccountsContext } from '../accounts-context.ts';
import { readAccountChange } from '../rules/account-forms.ts';
import { readForm } from '../../forms/rules/read-form.ts';
import { changeAccount, readAccount, toProfile, type StoredAccount } from '../store/accounts.ts';
import { endNewsletter, readNewsletter, askSubscription } from '../../contact/index.ts';
import { accountAddressRoutes } from './addresses.ts';
import { done, unauthorized, wrongFields } from '../../http/answers/form-reply.ts';
import { accountDataRoutes } from './account-data.ts';
import { admitShoppers, shopperOf } from './account-guard.ts';
import { accountOrderRoutes } from './account-orders.ts';
import { accountSecretRoutes } from './account-secrets.ts';
import { accountSessionRoutes } from './account-sessions.ts';

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };

/** Everything that a logged-in shopper may see and change of their own. */
export const accountRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (app, options) => {
  const { database, clock } = options.accounts;
  const { kysely } = database;
  admitShoppers(app, options.accounts);
  await app.register(accountSecretRoutes, options);
  await app.register(accountAddressRoutes, options);
  await app.register(accountOrderRoutes, options);
  await app.register(accountSessionRoutes, options);
  await app.register(accountDataRoutes, options);

  app.get(
    '/api/account',
    { schema: { tags, response: { 200: accountSchema, ...failures } } },
    async (request, reply) => {
      const account = await readAccount(kysely, shopperOf(request).accountId);
      if (!account) return unauthorized(reply);
      return { ...toAccount(account), newsletter: await readNewsletter(kysely, account.email) };
    },
  );

  app.patch(
    '/api/account',
    { schema: { tags, body: z.unknown(), response: { 200: profileDoneSchema, ...failures } } },
    async (request, reply) => {
      const reading = readAccountChange(request.body);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const account = await changeAccount(kysely, shopperOf(request).accountId, reading.form);
      return account ? { ...done(reply, 'saved'), profile: toProfile(account) } : unauthorized(reply);
    },
  );

  app.patch(
    '/api/account/language',
    { schema: { tags, body: z.unknown(), response: { 200: profileDoneSchema, ...failures } } },
    async (request, reply) => {
      const reading = readForm(languageRequestSchema, request.body, { language: 'locale' });
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const account = await changeAccount(kysely, shopperOf(request).accountId, reading.form);
      return account ? { ...done(reply, 'saved'), profile: toProfile(account) } : unauthorized(reply);
    },
  );

  app.post(
    '/api/account/newsletter',
    { schema: { tags, body: z.unknown(), response: { 200: doneSchema, ...failures } } },
    async (request, reply) => {
      const reading = readForm(newsletterRequestSchema, request.body, { wants: 'choice' });
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const { email, profile } = shopperOf(request);
      if (!reading.form.wants) {
        await endNewsletter(kysely, email, clock());
        return done(reply, 'newsletterEnded');
      }
      const wish = { kind: 'newsletter', email, locale: profile.language, species: '' } as const;
      await askSubscription(database, wish, clock());
      return done(reply, 'mailSent');
    },
  );
};

function toAccount(account: StoredAccount): Omit<Account, 'newsletter'> {
  return {
    ...accountChangeSchema.parse(account),
    email: account.email,
    is_email_verified: account.confirmed_at !== null,
    newEmail: account.new_email,
    language: account.language,
    createdAt: account.created_at,
  };
}
