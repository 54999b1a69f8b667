import {
  ledgersSchema,
  type LedgerName,
  type LedgerQuery,
} from '@vitrine/shared/contract/tools/orders/ledgers';
import type { Locale } from '@vitrine/shared/contract/locale';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { ToolsApi } from './tools-api.ts';

export const readLedgers = (api: ToolsApi, period: LedgerQuery) => api.get('/ledgers', ledgersSchema, period);

/** Where the browser fetches the file itself. */
export const ledgerFile = (ledger: LedgerName, { from, to }: { from: string; to: string }, locale: Locale) =>
  withQuery('/api/tools/ledgers.csv', { ledger, from, to, locale });
