import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressSchema, companyOf } from '@vitrine/shared/contract/orders/place-order';
import {
  phoneCustomerRequestSchema,
  phoneCustomerSchema,
  phoneOrderPlacedSchema,
  phoneOrderRequestSchema,
} from '@vitrine/shared/contract/tools/orders/phone-orders';
import { z } from '@vitrine/shared/contract/zod';
import { findAccount, isMailboxOwner, listAddresses, readAccount } from '../../accounts/index.ts';
import { withLengths } from '../../forms/rules/contact-errors.ts';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import { inFormWords, readBy } from '../../http/forms/form-schema.ts';
import { toolsKeyHeader } from '../../http/idempotency-key.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { checkVat } from '../check-vat.ts';
import { placePhoneOrder } from '../desk/place-phone-order.ts';
import { readPhoneOrder } from '../desk/read-phone-order.ts';
import { readOrderRow } from '../store/order-row.ts';

const tags = ['tools'];
const config = { right: 'orders-write' } as const;
const orderBody = z.extend(withLengths(phoneOrderRequestSchema, ['email', 'shippingCode']), {
  address: withLengths(addressSchema),
});

/** Orders that staff place for a customer. */
export const phoneOrderRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock, payments, register } = tools;
  const { kysely } = database;

  app.post(
    '/api/tools/phone-orders',
    {
      config,
      schema: {
        tags,
        body: readBy(orderBody, readPhoneOrder),
        headers: toolsKeyHeader,
        response: { 201: phoneOrderPlacedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const writer = { database, staff: staffOf(request), now: clock(), locale: requestLocale(request) };
      const form = request.body;
      const account = form.accountId === undefined ? null : await readAccount(kysely, form.accountId);
      // Anybody can register with anybody's address: only who is proved to own the mailbox may be who calls.
      const isTheirs =
        account !== null && isMailboxOwner(account) && account.email_key === emailKey(form.email);
      if (form.accountId !== undefined && !isTheirs) {
        return wrongFields(reply, { email: { message: 'phoneAccount' } });
      }
      const intent = { key: request.headers['idempotency-key'], form, isMailboxProved: isTheirs };
      // What is handed over in Belgium is taxed there, whoever buys: no number decides anything.
      const vatCheck = form.isTakenAlong
        ? null
        : await checkVat(register, { ...form, company: companyOf(form) });
      const placing = await placePhoneOrder(payments, writer, { ...intent, vatCheck });
      if (placing.isRefused && placing.code === 'mismatch') {
        const errors = { 'idempotency-key': { message: 'keyMissing' } } as const;
        return reply.code(400).send(fieldRefusal(reply, 'idempotency-key', errors));
      }
      if (placing.isRefused) {
        const { code, errors } = placing;
        return reply.code(code === 'invalid' ? 400 : 409).send(fieldRefusal(reply, code, errors));
      }
      const { reference } = await readOrderRow(kysely, placing.orderId);
      return reply.code(201).send({ ...done(reply, 'phonePlaced'), reference });
    },
  );

  // An address stands in no log, so it is no part of the address.
  app.post(
    '/api/tools/phone-orders/customer',
    {
      config,
      schema: {
        tags,
        body: inFormWords(phoneCustomerRequestSchema, { email: 'email' }),
        response: { 200: phoneCustomerSchema, ...toolsFailures },
      },
    },
    async ({ body }) => {
      const account = await findAccount(kysely, body.email.trim());
      if (!account || !isMailboxOwner(account)) return { customer: null };
      const [saved] = await listAddresses(kysely, account.id);
      const { id: accountId, email, language, firstname, lastname, company, phone } = account;
      const address = saved ? addressSchema.parse(saved) : null;
      return { customer: { accountId, email, language, firstname, lastname, company, phone, address } };
    },
  );
};
