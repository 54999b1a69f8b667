import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accountChangeSchema,
  accountSchema,
  doneSchema,
  languageRequestSchema,
  newsletterRequestSchema,
  profileDoneSchema,
  type Account,
} from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import type { AccountsContext } from '../accounts-context.ts';
import { withLengths } from '../../forms/rules/contact-errors.ts';
import { readAccountChange } from '../rules/account-forms.ts';
import {
  changeAccount,
  isMailboxOwner,
  readAccount,
  toProfile,
  type StoredAccount,
} from '../store/accounts.ts';
import { endNewsletter, readNewsletter, askSubscription } from '../../contact/index.ts';
import { admitNetwork } from '../../mail/index.ts';
import { secondsUntil } from '../../platform/clock.ts';
import { inFormWords, readBy } from '../../http/forms/form-schema.ts';
import { accountAddressRoutes } from './addresses.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { done, tooEarly, unauthorized } from '../../http/answers/form-reply.ts';
import { admitShoppers, shopperOf } from './account-guard.ts';
import { accountOrderRoutes } from './account-orders.ts';
import { accountPasskeyRoutes } from './account-passkeys.ts';
import { accountSecretRoutes } from './account-secrets.ts';
import { accountSessionRoutes } from './account-sessions.ts';
import { z } from '@vitrine/shared/contract/zod';
import { orderLinesCsv } from '../../orders/index.ts';
import { exportAccount } from '../store/export-account.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };

/** Everything that a logged-in shopper may see and change of their own. */
export const accountRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (app, options) => {
  const { database, clock, nameNetwork } = options.accounts;
  const { kysely } = database;
  admitShoppers(app, options.accounts);
  await app.register(accountSecretRoutes, options);
  await app.register(accountAddressRoutes, options);
  await app.register(accountOrderRoutes, options);
  await app.register(accountSessionRoutes, options);
  await app.register(accountPasskeyRoutes, options);
  await app.register(accountDataRoutes, options);

  app.get(
    '/api/account',
    { schema: { tags, response: { 200: accountSchema, ...failures } } },
    async (request, reply) => {
      const account = await readAccount(kysely, shopperOf(request).accountId);
      if (!account) return unauthorized(reply);
      // Of an address that is not proved to be theirs it is somebody else's affair.
      const newsletter = isMailboxOwner(account) ? await readNewsletter(kysely, account.email) : 'none';
      return { ...toAccount(account), newsletter };
    },
  );

  app.patch(
    '/api/account',
    {
      schema: {
        tags,
        body: readBy(withLengths(accountChangeSchema), readAccountChange),
        response: { 200: profileDoneSchema, ...failures },
      },
    },
    async (request, reply) => {
      const account = await changeAccount(kysely, shopperOf(request).accountId, request.body);
      return account ? { ...done(reply, 'saved'), profile: toProfile(account) } : unauthorized(reply);
    },
  );

  app.patch(
    '/api/account/language',
    {
      schema: {
        tags,
        body: inFormWords(languageRequestSchema, { language: 'locale' }),
        response: { 200: profileDoneSchema, ...failures },
      },
    },
    async (request, reply) => {
      const account = await changeAccount(kysely, shopperOf(request).accountId, request.body);
      return account ? { ...done(reply, 'saved'), profile: toProfile(account) } : unauthorized(reply);
    },
  );

  app.post(
    '/api/account/newsletter',
    {
      schema: {
        tags,
        body: inFormWords(newsletterRequestSchema, { wants: 'choice' }),
        response: { 200: doneSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { email, profile, isMailboxOwner: isOwner } = shopperOf(request);
      if (!request.body.wants) {
        if (!isOwner) return reply.code(409).send(refusal(reply, 'unconfirmed', 'newsletterUnproved'));
        await endNewsletter(kysely, email, clock());
        return done(reply, 'newsletterEnded');
      }
      const later = await admitNetwork(database, nameNetwork(request.ip), clock());
      if (later) return tooEarly(reply, secondsUntil(later, clock()), 'tooManyAttempts');
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

const EXPORTS_A_MINUTE = 10;

const FORMATS = {
  json: { type: 'application/json; charset=utf-8', file: 'vitrine-my-data.json' },
  csv: { type: 'text/csv; charset=utf-8', file: 'vitrine-my-orders.csv' },
};
const formatSchema = z.object({ format: z._default(z.enum(['json', 'csv']), 'json') });

/** All that the shop holds on a shopper, to take along (GDPR art. 15 and 20). */
const accountDataRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts: { database, clock } },
) => {
  app.get(
    '/api/account/export',
    {
      config: perMinute(EXPORTS_A_MINUTE),
      schema: {
        tags: ['account'],
        querystring: formatSchema,
        response: { 200: z.string(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = shopperOf(request);
      const account = await readAccount(database.kysely, accountId);
      if (!account) return unauthorized(reply);
      const held = await exportAccount(database.kysely, account, sessionId, clock());
      const { format } = request.query;
      const { type, file } = FORMATS[format];
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${file}"`)
        .serializer((text: unknown) => String(text))
        .send(format === 'csv' ? orderLinesCsv(held.orders) : JSON.stringify(held, null, 2));
    },
  );
};
