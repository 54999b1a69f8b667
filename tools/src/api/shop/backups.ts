import { backupsSchema } from '@vitrine/shared/contract/tools/operations/backups';
import type { ToolsApi } from '../tools-api.ts';
import { retentionSchema } from '@vitrine/shared/contract/tools/operations/retention';

export const listBackups = (api: ToolsApi) => api.get('/backups', backupsSchema);

/** Begins one; the list says when it is there. */
export const takeBackup = (api: ToolsApi) => api.post('/backups', backupsSchema);

export const deleteBackup = (api: ToolsApi, name: string) =>
  api.delete(`/backups/${encodeURIComponent(name)}`, backupsSchema);

/** Where the browser fetches the file itself. */
export const backupAddress = (name: string) => `/api/tools/backups/${encodeURIComponent(name)}`;

/** What the shop deletes of persons by itself, and when it last did. */
export const readRetention = (api: ToolsApi) => api.get('/retention', retentionSchema);
