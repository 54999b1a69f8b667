import { dashboardSchema, type SalesRange } from '@vitrine/shared/contract/tools/dashboard';
import type { ToolsApi } from './tools-api.ts';

export const readDashboard = (api: ToolsApi, range: SalesRange) =>
  api.get('/dashboard', dashboardSchema, { range });
