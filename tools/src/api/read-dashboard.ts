import {
  dashboardSchema,
  periodSalesSchema,
  type PeriodQuery,
  type SalesRange,
} from '@vitrine/shared/contract/tools/operations/dashboard';
import type { Locale } from '@vitrine/shared/contract/locale';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { ToolsApi } from './tools-api.ts';

export const readDashboard = (api: ToolsApi, range: SalesRange) =>
  api.get('/dashboard', dashboardSchema, { range });

export const readPeriodSales = (api: ToolsApi, period: PeriodQuery) =>
  api.get('/sales', periodSalesSchema, period);

/** Where the browser fetches the file itself. */
export const salesFile = (period: PeriodQuery, locale: Locale) =>
  withQuery('/api/tools/sales.csv', { ...period, locale });
