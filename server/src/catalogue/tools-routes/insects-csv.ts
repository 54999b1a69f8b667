import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DEFAULT_LOCALE, localeSchema } from '@vitrine/shared/contract/locale';
import { insectQuerySchema } from '@vitrine/shared/contract/tools/catalogue';
import { z } from '@vitrine/shared/contract/zod';
import { readImport, exportInsects, refusedFile } from '../../imports/index.ts';
import { readInsectFilter } from '../editing/read-insect-filter.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const response = { 200: fileAnswer('text/csv'), ...toolsFailures };
const config = { right: 'catalogue-read' } as const;
/** The browser fetches files itself: the language stands in the address. */
const language = { locale: z._default(localeSchema, DEFAULT_LOCALE) };

/** Lots as files for spreadsheets. */
export const insectCsvRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const asFile = (reply: FastifyReply, name: string) =>
    reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="${name}-${clock().toISOString().slice(0, 10)}.csv"`,
      );

  app.get(
    '/api/tools/insects.csv',
    { config, schema: { tags, querystring: z.extend(insectQuerySchema, language), response } },
    ({ query: { locale, ...query } }, reply) =>
      asFile(reply, 'insects').send(exportInsects(database, readInsectFilter(query), locale)),
  );

  app.get(
    '/api/tools/imports/:id/refused.csv',
    { config, schema: { tags, params: idParams, querystring: z.object(language), response } },
    async ({ params, query: { locale } }, reply) => {
      const record = await readImport(database.kysely, params.id);
      if (!record) return notFound(reply, 'importUnknown');
      return asFile(reply, `refused-${params.id}`).send(refusedFile(database, record, locale));
    },
  );
};
