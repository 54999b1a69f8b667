import { genusPageSchema, speciesPageSchema } from '@vitrine/shared/contract/catalogue';
import { SPECIES_SORTS } from '@vitrine/shared/contract/catalogue-lists';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { boundReads } from '../../http/limits/bound-reads.ts';
import { answerFound, sendCached, type AnswerContext } from './listing-handler.ts';
import { readGenusPage, readSpeciesPage } from './read-species.ts';

const tags = ['catalogue'];
const failures = { '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema };
/** A word of a Latin name as addresses say it. */
const word = z.pipe(
  z.string().check(z.regex(/^[a-z0-9-]{1,100}$/i)),
  z.transform((text: string) => text.toLowerCase()),
);

/** In which order a species' lots are listed, and which page of them. */
const speciesQuerySchema = z.object({
  sort: z._default(z.enum(SPECIES_SORTS), 'newest'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
});

/** What shoppers read of species and genera; everything but pictures and cards comes out of the index. */
export const speciesRoutes: FastifyPluginAsyncZod<{ lists: AnswerContext }> = async (app, { lists }) => {
  boundReads(app);
  const onRequest = sendCached(lists);

  app.get(
    '/api/catalogue/genera/:genus',
    {
      onRequest,
      schema: { tags, params: z.object({ genus: word }), response: { 200: genusPageSchema, ...failures } },
    },
    async (request, reply) =>
      answerFound(lists, request, reply, () => readGenusPage(lists, request.params.genus)),
  );

  app.get(
    '/api/catalogue/genera/:genus/:species',
    {
      onRequest,
      schema: {
        tags,
        params: z.object({ genus: word, species: word }),
        querystring: speciesQuerySchema,
        response: { 200: speciesPageSchema, ...failures },
      },
    },
    async (request, reply) =>
      answerFound(lists, request, reply, () => readSpeciesPage(lists, request.params, request.query)),
  );
};
