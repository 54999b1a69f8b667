import { auditPageSchema } from '@vitrine/shared/contract/tools/tools';
import type { ToolsApi } from '../tools-api.ts';

export const listAudit = (api: ToolsApi, query: Record<string, string | undefined>) =>
  api.get('/audit', auditPageSchema, query);
