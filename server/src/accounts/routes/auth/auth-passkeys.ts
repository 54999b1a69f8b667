import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { profileDoneSchema } from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import {
  assertionOptionsSchema,
  passkeyLoginOptionsSchema,
  passkeyLoginSchema,
} from '@vitrine/shared/contract/accounts/passkeys';
import type { AccountsContext } from '../../accounts-context.ts';
import { findDevice, readDeviceTokens } from '../../device-cookie.ts';
import { done } from '../../../http/answers/form-reply.ts';
import { refusal } from '../../../http/answers/error-reply.ts';
import { perMinute } from '../../../http/limits/rate-limits.ts';
import { networkKey } from '../../../platform/network/network-key.ts';
import { refusePasskey } from '../../refuse-passkey.ts';
import { logIn } from '../../shopper.ts';
import { readAccount, toProfile } from '../../store/accounts.ts';
import { makeChallenge } from '../../store/passkey-challenges.ts';
import { findPasskey } from '../../store/passkeys.ts';
import { keepHolder, readHolder, usePasskey } from '../../use-passkey.ts';
import { assertionOptions } from '../../web-authn.ts';

/** Each opened login page asks for one, and again every few minutes; an office shares its address. */
const OPTIONS_A_MINUTE = 300;
const LOGINS_A_MINUTE = 60;

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };

/** In by a passkey. No name is asked for, so that nothing can tell who has an account. */
export const authPasskeyRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts },
) => {
  const { database, clock, publicUrl } = accounts;
  const { kysely } = database;
  /** A neighbour who hammers at the same address holds no browser back that logged in to the account before. */
  const browserOf = async (request: FastifyRequest) => {
    const { passkey: assertion } = passkeyLoginSchema.parse(request.body);
    const passkey = await findPasskey(kysely, assertion.id);
    const account = passkey && (await readAccount(kysely, passkey.account_id));
    const tokens = readDeviceTokens(request, publicUrl);
    return findDevice(tokens, account?.device_secret ?? '')?.id ?? networkKey(request.ip);
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/api/auth/passkey/options',
    {
      config: perMinute(OPTIONS_A_MINUTE),
      schema: {
        tags,
        body: passkeyLoginOptionsSchema,
        response: { 200: assertionOptionsSchema, ...failures },
      },
    },
    async ({ body }, reply) => {
      const holder = keepHolder(reply, publicUrl);
      const challenge = await makeChallenge(kysely, { holder, purpose: 'login' }, clock());
      return assertionOptions(publicUrl, challenge, body);
    },
  );

  app.post(
    '/api/auth/passkey',
    {
      config: {
        rateLimit: {
          ...perMinute(LOGINS_A_MINUTE).rateLimit,
          ...{ hook: 'preHandler', keyGenerator: browserOf },
        },
      },
      schema: { tags, body: passkeyLoginSchema, response: { 200: profileDoneSchema, ...failures } },
    },
    async (request, reply) => {
      const holder = readHolder(request, publicUrl) ?? '';
      const { passkey: assertion } = request.body;
      const use = await usePasskey(accounts, { assertion, holder, purpose: 'login', ip: request.ip });
      if (use.kind === 'refused') return refusePasskey(reply, use);
      const { account, isVerified } = use;
      const isStaff = account.role !== 'customer';
      // Without a fingerprint, face or PIN it is one factor: whoever found the key could be at work.
      if (isStaff && !isVerified) {
        return reply.code(400).send(refusal(reply, 'passkey-unverified', 'passkeyUnverified'));
      }
      if (!(await logIn(accounts, account, reply, isStaff ? 'code' : 'password'))) {
        return refusePasskey(reply, { why: 'expired', reason: 'its sessions were ended' });
      }
      return { ...done(reply, 'loggedIn'), profile: toProfile(account) };
    },
  );
};
