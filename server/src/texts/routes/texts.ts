import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { DEFAULT_LOCALE, localeSchema } from '@vitrine/shared/contract/locale';
import { postListSchema, postSchema, textNameSchema, textSchema } from '@vitrine/shared/contract/text';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuse } from '../../http/answers/refuse.ts';
import { boundReads } from '../../http/limits/bound-reads.ts';
import { answerTexts, type TextsContext } from '../answer-texts.ts';

const tags = ['texts'];
const localeInQuery = z._default(localeSchema, DEFAULT_LOCALE);
const inLanguage = z.object({ locale: localeInQuery });
const pageInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  z.transform((text: string) => Number(text)),
);
const failures = { '4xx': errorEnvelopeSchema };

/** The shop's own words: its pages of text, and the blog. */
export const textRoutes: FastifyPluginAsyncZod<TextsContext> = async (app, options) => {
  boundReads(app);
  const texts = answerTexts(options);

  app.get(
    '/api/texts/:name',
    {
      schema: {
        tags,
        params: z.object({ name: z.string() }),
        querystring: inLanguage,
        response: { 200: textSchema, ...failures },
      },
    },
    async ({ params, query }, reply) => {
      const name = textNameSchema.safeParse(params.name);
      const text = name.success ? await texts.text(name.data, query.locale) : null;
      return text ?? refuse(reply, 404, 'not-found', 'notFound');
    },
  );

  app.get(
    '/api/posts',
    {
      schema: {
        tags,
        querystring: z.object({ locale: localeInQuery, page: z._default(pageInQuery, 1) }),
        response: { 200: postListSchema, ...failures },
      },
    },
    async ({ query }, reply) =>
      (await texts.posts(query.page, query.locale)) ?? refuse(reply, 404, 'not-found', 'pageNotFound'),
  );

  app.get(
    '/api/posts/:slug',
    {
      schema: {
        tags,
        params: z.object({ slug: z.string() }),
        querystring: inLanguage,
        response: { 200: postSchema, ...failures },
      },
    },
    async ({ params, query }, reply) =>
      (await texts.post(params.slug, query.locale)) ?? refuse(reply, 404, 'not-found', 'notFound'),
  );
};
