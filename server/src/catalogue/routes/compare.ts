import { comparisonSchema, type Comparison } from '@vitrine/shared/contract/catalogue';
import { MOST_COMPARED } from '@vitrine/shared/contract/catalogue-lists';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { boundReads } from '../../http/limits/bound-reads.ts';
import { findLotUuid, readInsect } from '../store/insects/insects.ts';
import { readDelivery } from './lot-delivery.ts';
import { answerFound, sendCached, type AnswerContext } from './listing-handler.ts';

const failures = { '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema };
const nameSchema = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u));
/** Repeated in the address, or there once. */
const lotsInQuery = z.pipe(
  z.union([nameSchema, z.array(nameSchema).check(z.maxLength(MOST_COMPARED))]),
  z.transform((lots) => [lots].flat()),
);

/** Lots beside each other. */
export const compareRoutes: FastifyPluginAsyncZod<{ lists: AnswerContext }> = async (app, { lists }) => {
  boundReads(app);
  app.get(
    '/api/catalogue/compare',
    {
      onRequest: sendCached(lists),
      schema: {
        tags: ['catalogue'],
        querystring: z.strictObject({ lot: lotsInQuery }),
        response: { 200: comparisonSchema, ...failures },
      },
    },
    async (request, reply) =>
      answerFound(lists, request, reply, () => readComparison(lists, request.query.lot)),
  );
};

/** A lot that was named twice stands there once. */
async function readComparison(context: AnswerContext, named: string[]): Promise<Comparison> {
  const { database, clock } = context;
  const { kysely } = database;
  const deliver = await readDelivery(context);
  const found = await Promise.all(
    named.map(async (asked) => {
      const uuid = await findLotUuid(kysely, asked);
      return { asked, read: uuid ? await readInsect(kysely, uuid, clock()) : ('unknown' as const) };
    }),
  );
  const missing: Comparison['missing'] = [];
  const shown = new Map<string, ReturnType<typeof deliver>>();
  for (const { asked, read } of found) {
    if (typeof read === 'string') missing.push({ asked, why: read });
    else shown.set(read.uuid, deliver(read));
  }
  const all = [...shown.values()];
  return {
    lots: all.map(({ insect }) => insect),
    deliveries: all.map(({ delivery }) => delivery),
    missing,
  };
}
