import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addressRequestSchema,
  MAX_ADDRESSES,
  savedAddressesSchema,
  savedAddressSchema,
} from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import type { AccountsContext } from '../accounts-context.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { readAddress } from '../rules/account-forms.ts';
import { withLengths } from '../../forms/rules/contact-errors.ts';
import { textOf } from '../../forms/rules/field-errors.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from '../store/addresses.ts';
import { readBy } from '../../http/forms/form-schema.ts';
import { shopperOf } from './account-guard.ts';
import { idParams } from '../../http/id-params.ts';
import { refusal } from '../../http/answers/error-reply.ts';

const tags = ['account'];
const body = readBy(withLengths(addressRequestSchema), readAddress);
const failures = { '4xx': errorEnvelopeSchema };

/** The address book. */
export const accountAddressRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts: { database } },
) => {
  app.get(
    '/api/account/addresses',
    { schema: { tags, response: { 200: savedAddressesSchema, ...failures } } },
    async (request) => ({
      addresses: await listAddresses(database.kysely, shopperOf(request).accountId),
    }),
  );

  app.post(
    '/api/account/addresses',
    { schema: { tags, body, response: { 201: savedAddressSchema, ...failures } } },
    async (request, reply) => {
      const address = await addAddress(database, shopperOf(request).accountId, request.body);
      return address ? reply.code(201).send(address) : tooMany(reply);
    },
  );

  app.put(
    '/api/account/addresses/:id',
    {
      schema: {
        tags,
        params: idParams,
        body,
        response: { 200: savedAddressSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { accountId } = shopperOf(request);
      const address = await changeAddress(database, accountId, request.params.id, request.body);
      return address ?? notFound(reply);
    },
  );

  app.delete(
    '/api/account/addresses/:id',
    { schema: { tags, params: idParams, response: { 200: savedAddressesSchema, ...failures } } },
    async (request, reply) => {
      const { accountId } = shopperOf(request);
      if (!(await deleteAddress(database, accountId, request.params.id))) return notFound(reply);
      return { addresses: await listAddresses(database.kysely, accountId) };
    },
  );
};

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(refusal(reply, 'not-found', 'addressNotFound'));
}

function tooMany(reply: FastifyReply): FastifyReply {
  const values = { limit: String(MAX_ADDRESSES) };
  const error = textOf({ message: 'tooManyAddresses', values }, requestLocale(reply.request));
  return reply.code(409).send({ result: false, code: 'too-many-addresses', error });
}
