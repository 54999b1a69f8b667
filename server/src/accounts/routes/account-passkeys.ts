import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import {
  assertionOptionsSchema,
  creationOptionsSchema,
  MAX_PASSKEYS,
  newPasskeySchema,
  ownerProofSchema,
  PASSKEY_NAME_LENGTH,
  passkeyNameSchema,
  passkeysSchema,
  type OwnerProof,
} from '@vitrine/shared/contract/accounts/passkeys';
import type { AccountsContext } from '../accounts-context.ts';
import { addPasskey, removePasskey, type PasskeyOwner } from '../change-passkeys.ts';
import { plainLine, typedLine } from '../../forms/rules/tidy-text.ts';
import { fieldRefusal, refusal } from '../../http/answers/error-reply.ts';
import { wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { readSeller } from '../../shop/index.ts';
import { refusePasskey } from '../refuse-passkey.ts';
import { readDevice } from '../shopper.ts';
import type { StoredAccount } from '../store/accounts.ts';
import { makeChallenge, takeChallenge } from '../store/passkey-challenges.ts';
import { countPasskeys, listPasskeys, passkeysOf, renamePasskey, userHandleOf } from '../store/passkeys.ts';
import { challengeOf, ofSession, proveByPasskey } from '../use-passkey.ts';
import { assertionOptions, creationOptions, verifyAttestation } from '../web-authn.ts';
import { shopperOf } from './account-guard.ts';
import { CHANGES_A_MINUTE, lacksSecondFactor, proveOwner } from './prove-owner.ts';

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };
const list = { 200: passkeysSchema, ...failures };

/** The passkeys of an account. Whoever finds a browser open neither adds nor removes one. */
export const accountPasskeyRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts },
) => {
  const config = perMinute(CHANGES_A_MINUTE);
  const { database, clock, publicUrl } = accounts;
  const { kysely } = database;
  const left = async (request: FastifyRequest) => ({
    passkeys: await listPasskeys(kysely, shopperOf(request).accountId),
  });

  app.get('/api/account/passkeys', { schema: { tags, response: list } }, left);

  app.post(
    '/api/account/passkeys/proof',
    { config, schema: { tags, response: { 200: assertionOptionsSchema, ...failures } } },
    async (request) => {
      const challenge = await makeChallenge(
        kysely,
        ofSession(shopperOf(request).sessionId, 'proof'),
        clock(),
      );
      const passkeys = await passkeysOf(kysely, shopperOf(request).accountId);
      return assertionOptions(publicUrl, challenge, { isVerified: true, passkeys });
    },
  );

  app.post(
    '/api/account/passkeys/options',
    {
      config,
      schema: { tags, body: ownerProofSchema, response: { 200: creationOptionsSchema, ...failures } },
    },
    async (request, reply) => {
      const account = await proveOwnership(accounts, request, reply, request.body);
      if (!account) return reply;
      if ((await countPasskeys(kysely, account.id)) >= MAX_PASSKEYS) return tooMany(reply);
      const challenge = await makeChallenge(
        kysely,
        ofSession(shopperOf(request).sessionId, 'register'),
        clock(),
      );
      return creationOptions(publicUrl, challenge, {
        ...{ account, handle: await userHandleOf(kysely, account.id) },
        ...{ shop: (await readSeller(kysely)).name, passkeys: await passkeysOf(kysely, account.id) },
        isVerified: account.role !== 'customer',
      });
    },
  );

  // Needs no further proof: the challenge was given for one, to this session.
  app.post(
    '/api/account/passkeys',
    { config, schema: { tags, body: newPasskeySchema, response: { 201: passkeysSchema, ...failures } } },
    async (request, reply) => {
      const { passkey: attestation } = request.body;
      const challenge = challengeOf(attestation.response.clientDataJSON);
      if (
        !(await takeChallenge(
          kysely,
          challenge,
          ofSession(shopperOf(request).sessionId, 'register'),
          clock(),
        ))
      ) {
        return refusePasskey(reply, { why: 'expired', reason: 'no such challenge' });
      }
      const isStaff = shopperOf(request).profile.role !== 'customer';
      const verified = await verifyAttestation(publicUrl, challenge, attestation, isStaff);
      if (!verified.isRight) return refusePasskey(reply, { why: 'refused', reason: verified.reason });
      const { transports = [] } = attestation.response;
      const device = readDevice(request.headers['user-agent']);
      const added = await addPasskey(accounts, ownerOf(request), {
        ...{ ...verified.facts, ...device, transports: JSON.stringify(transports) },
      });
      if (added === 'too-many') return tooMany(reply);
      if (added === 'known') return refusePasskey(reply, { why: 'refused', reason: 'known already' });
      return reply.code(201).send(await left(request));
    },
  );

  app.patch(
    '/api/account/passkeys/:id',
    { schema: { tags, params: idParams, body: inFormWords(passkeyNameSchema), response: list } },
    async (request, reply) => {
      const { accountId } = shopperOf(request);
      const name = typedLine(plainLine(request.body.name));
      if (name.length > PASSKEY_NAME_LENGTH) {
        const values = { limit: String(PASSKEY_NAME_LENGTH) };
        return wrongFields(reply, { name: { message: 'tooLong', values } });
      }
      if (!(await renamePasskey(kysely, { accountId, id: request.params.id, name }))) return gone(reply);
      return left(request);
    },
  );

  app.delete(
    '/api/account/passkeys/:id',
    { config, schema: { tags, params: idParams, body: ownerProofSchema, response: list } },
    async (request, reply) => {
      if (!(await proveOwnership(accounts, request, reply, request.body))) return reply;
      if (!(await removePasskey(accounts, ownerOf(request), request.params.id))) return gone(reply);
      return left(request);
    },
  );
};

function ownerOf(request: FastifyRequest): PasskeyOwner {
  const { accountId, profile, email } = shopperOf(request);
  return { accountId, email, role: profile.role, requestId: request.id, ip: request.ip };
}

/** The account when its password, or one of its passkeys, was given just now; else null, and the reply is sent. */
async function proveOwnership(
  accounts: AccountsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, passkey: assertion }: OwnerProof,
): Promise<StoredAccount | null> {
  const { accountId, sessionId } = shopperOf(request);
  if (lacksSecondFactor(request, reply)) return null;
  if (!assertion) return proveOwner(accounts, request, reply, currentPassword, {});
  const use = await proveByPasskey(accounts, { sessionId, accountId, assertion, ip: request.ip });
  if (use.kind === 'right') return use.account;
  refusePasskey(reply, use);
  return null;
}

function tooMany(reply: FastifyReply): FastifyReply {
  const values = { limit: String(MAX_PASSKEYS) };
  const { error } = fieldRefusal(reply, '', { passkey: { message: 'tooManyPasskeys', values } });
  return reply.code(409).send({ result: false, code: 'too-many-passkeys', ...(error && { error }) });
}

function gone(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(refusal(reply, 'not-found', 'passkeyNotFound'));
}
