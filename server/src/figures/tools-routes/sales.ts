import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DEFAULT_LOCALE, localeSchema, type Locale } from '@vitrine/shared/contract/locale';
import {
  periodQuerySchema,
  periodSalesSchema,
  type SalesKind,
} from '@vitrine/shared/contract/tools/operations/dashboard';
import { z } from '@vitrine/shared/contract/zod';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import { csvFile } from '../../platform/csv.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { createSpeaker } from '../../platform/create-speaker.ts';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import { readPeriodSales } from '../store/period-sales.ts';

/** What stands over the columns of the file. */
const sayHead = createSpeaker({ en, nl, fr });

const tags = ['tools'];
const config = { right: 'orders-read' } as const;
/** The browser fetches the file itself: the language stands in the address. */
const inLanguage = z.extend(periodQuerySchema, { locale: z._default(localeSchema, DEFAULT_LOCALE) });

/** What was sold between two days, by family, species or grade. */
export const salesRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { kysely } = tools.database;

  app.get(
    '/api/tools/sales',
    {
      config,
      schema: {
        tags,
        querystring: periodQuerySchema,
        response: { 200: periodSalesSchema, ...toolsFailures },
      },
    },
    (request) => readPeriodSales(kysely, request.query, requestLocale(request)),
  );

  app.get(
    '/api/tools/sales.csv',
    {
      config,
      schema: { tags, querystring: inLanguage, response: { 200: fileAnswer('text/csv'), ...toolsFailures } },
    },
    async ({ query }, reply) => {
      const { from, to, by, locale } = query;
      const { rows } = await readPeriodSales(kysely, query, locale);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="sales-${by}-${from}-${to}.csv"`)
        .send(csvFile(asTable(by, rows, locale), locale));
    },
  );
};

type Rows = Awaited<ReturnType<typeof readPeriodSales>>['rows'];

async function* asTable(by: SalesKind, rows: Rows, locale: Locale): AsyncGenerator<string[]> {
  yield [sayHead(by, locale), sayHead('lots', locale), sayHead('goods', locale)];
  for (const { name, lots, cents } of rows) yield [name, String(lots), inEuro(cents, locale)];
}

/** As the spreadsheet of the language reads numbers. */
const inEuro = (cents: number, locale: Locale) => {
  const text = (cents / 100).toFixed(2);
  return locale === 'en' ? text : text.replace('.', ',');
};
