import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DEFAULT_LOCALE, localeSchema, type Locale } from '@vitrine/shared/contract/locale';
import {
  LEDGERS,
  ledgerQuerySchema,
  ledgersSchema,
  type LedgerName,
  type LedgerQuery,
} from '@vitrine/shared/contract/tools/orders/ledgers';
import { z } from '@vitrine/shared/contract/zod';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import { csvFile } from '../../platform/csv.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import {
  distanceSales,
  listingRows,
  ossRows,
  periodOf,
  quarterDays,
  salesRows,
  thresholdDays,
  type LedgerPaper,
} from '../rules/ledgers.ts';
import { marginRows } from '../rules/margin-ledger.ts';
import { readLedgerPapers } from '../store/ledger-papers.ts';

const tags = ['tools'];
const config = { right: 'orders-read' } as const;
/** Rows that are worth looking at on a screen; the file has all. */
const MOST_SHOWN = 500;
/** The browser fetches the file itself: the language stands in the address. */
const fileQuery = z.extend(ledgerQuerySchema, {
  ledger: z.enum(LEDGERS),
  locale: z._default(localeSchema, DEFAULT_LOCALE),
});

/** What the shop's accountant asks for: sales, one-stop shop, intra-Community listing, margin scheme. */
export const ledgerRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const daysOf = ({ from, to }: LedgerQuery) => {
    // Whichever is named first.
    if (from && to && to < from) return { from: to, to: from };
    const quarter = quarterDays(clock());
    return { from: from ?? quarter.from, to: to ?? quarter.to };
  };

  app.get(
    '/api/tools/ledgers',
    {
      config,
      schema: { tags, querystring: ledgerQuerySchema, response: { 200: ledgersSchema, ...toolsFailures } },
    },
    async ({ query }) => {
      const days = daysOf(query);
      const papers = await readLedgerPapers(database.kysely, periodOf(days));
      const sales = salesRows(papers);
      const now = clock();
      const twoYears = await readLedgerPapers(database.kysely, periodOf(thresholdDays(now)));
      const sum = (figure: 'netCents' | 'vatCents') => sales.reduce((all, row) => all + row[figure], 0);
      return {
        ...days,
        sales: sales.slice(-MOST_SHOWN).toReversed(),
        salesCount: sales.length,
        total: { netCents: sum('netCents'), vatCents: sum('vatCents') },
        oss: ossRows(papers),
        listing: listingRows(papers),
        margin: marginRows(papers),
        distanceSales: distanceSales(twoYears, now),
      };
    },
  );

  app.get(
    '/api/tools/ledgers.csv',
    {
      config,
      schema: { tags, querystring: fileQuery, response: { 200: fileAnswer('text/csv'), ...toolsFailures } },
    },
    async ({ query }, reply) => {
      const { ledger, locale } = query;
      const days = daysOf(query);
      const papers = await readLedgerPapers(database.kysely, periodOf(days));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${ledger}-${days.from}-${days.to}.csv"`)
        .send(csvFile(asTable(ledger, papers, locale), locale));
    },
  );
};

async function* asTable(
  ledger: LedgerName,
  papers: readonly LedgerPaper[],
  locale: Locale,
): AsyncGenerator<string[]> {
  const rows: object[] = TABLES[ledger](papers);
  const [first] = rows;
  if (first) yield Object.keys(first).map((name) => name.replace(/Cents$/, '_eur'));
  for (const row of rows) yield Object.entries(row).map(([name, value]) => cell(name, value, locale));
}

const TABLES = { sales: salesRows, oss: ossRows, listing: listingRows, margin: marginRows };

/** As the spreadsheet of the language reads numbers. */
function cell(name: string, value: unknown, locale: Locale): string {
  const isAmount = name.endsWith('Cents') || name === 'rate';
  const text = isAmount ? (Number(value) / 100).toFixed(2) : String(value);
  return isAmount && locale !== 'en' ? text.replace('.', ',') : text;
}
