import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditPageSchema } from '@vitrine/shared/contract/tools/tools';
import {
  shippingFormSchema,
  shippingSavedSchema,
  shippingTrialSchema,
  toolShippingSchema,
} from '@vitrine/shared/contract/tools/shipping';
import { z } from '@vitrine/shared/contract/zod';
import { faultsOnly } from '../../forms/rules/field-errors.ts';
import { COUNTRIES } from '../../forms/rules/countries.ts';
import { readCents } from '../../forms/rules/read-amounts.ts';
import { readGrams, readShippingForm } from '../rules/read-shipping-form.ts';
import { shippingCost, whyNotOffered } from '../rules/shipping-cost.ts';
import { listAudit, lastChange, subjectOf } from '../../tools/index.ts';
import { listShippingRates } from '../store/shipping.ts';
import {
  createShippingRate,
  editShippingRate,
  readShippingRate,
  type RateOutcome,
} from '../store/edit-shipping.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { revisionField } from '../../http/revision.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'shop-read' } as const;
const WRITE = { right: 'shop-write' } as const;
const created = inFormWords(shippingFormSchema);
const edited = inFormWords(z.extend(shippingFormSchema, revisionField));
const params = idParams;
const typed = z._default(z.string().check(z.maxLength(20)), '');
const querystring = z.object({ country: typed, kilos: typed, goods: typed });

/** What shipping costs, and trying it on a parcel. */
export const shippingToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const writing = (request: FastifyRequest) => ({ database, staff: staffOf(request), now: clock() });

  app.get(
    '/api/tools/shipping',
    { config: READ, schema: { tags, response: { 200: toolShippingSchema, ...toolsFailures } } },
    async () => ({ rates: await listShippingRates(kysely), countries: [...COUNTRIES] }),
  );

  app.get(
    '/api/tools/shipping/try',
    {
      config: READ,
      schema: { tags, querystring, response: { 200: shippingTrialSchema, ...toolsFailures } },
    },
    async ({ query }, reply) => {
      const [grams, goodsCents] = [readGrams(query.kilos), readCents(query.goods)];
      const { country } = query;
      const errors = faultsOnly({
        country: COUNTRIES.includes(country) ? null : { message: 'choice' },
        kilos: grams === null ? { message: 'kilosForm' } : null,
        goods: goodsCents === null || goodsCents < 0 ? { message: 'euroAmount' } : null,
      });
      if (grams === null || goodsCents === null || Object.keys(errors).length > 0)
        return wrongFields(reply, errors);
      const parcel = { country, goodsCents, grams };
      const rates = (await listShippingRates(kysely)).map((rate) => ({
        ...{ id: rate.id, name: rate.name },
        ...{ priceCents: shippingCost(rate, parcel), why: whyNotOffered(rate, parcel) },
      }));
      return { rates };
    },
  );

  app.get(
    '/api/tools/shipping/:id/history',
    { config: READ, schema: { tags, params, response: { 200: auditPageSchema, ...toolsFailures } } },
    ({ params: { id } }) => listAudit(kysely, { subject: subjectOf('shipping_rates', id) }, clock()),
  );

  app.post(
    '/api/tools/shipping',
    {
      config: WRITE,
      schema: { tags, body: created, response: { 201: shippingSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const reading = readShippingForm(request.body);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      return answer(reply.code(201), await createShippingRate(writing(request), reading.rate), 0);
    },
  );

  app.put(
    '/api/tools/shipping/:id',
    {
      config: WRITE,
      schema: { tags, params, body: edited, response: { 200: shippingSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { revision, ...form } = request.body;
      const reading = readShippingForm(form);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const on = { id, revision };
      return answer(reply, await editShippingRate(writing(request), on, reading.rate), id);
    },
  );

  async function answer(reply: FastifyReply, outcome: RateOutcome, id: number): Promise<FastifyReply> {
    if (!outcome.isRefused) {
      const rate = await readShippingRate(kysely, outcome.id);
      return reply.send({ ...done(reply, 'saved'), auditId: outcome.auditId, rate });
    }
    if (outcome.kind === 'code-taken') return wrongFields(reply, { code: { message: 'rateCodeTaken' } });
    const current = await readShippingRate(kysely, id);
    if (!current) return notFound(reply, 'rateUnknown');
    return changedMeanwhile(reply, { ...(await lastChange(kysely, 'shipping_rates', id)), current });
  }
};
