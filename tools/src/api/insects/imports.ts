import { doneSchema } from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import {
  importLinesSchema,
  importSchema,
  importsSchema,
  type Import,
  type ImportField,
  type ImportWords,
} from '@vitrine/shared/contract/tools/import';
import { parsed } from '@vitrine/shared/http/parsed';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { ToolsApi } from '../tools-api.ts';

export const listImports = (api: ToolsApi) => api.get('/imports', importsSchema);
export const readImport = (api: ToolsApi, id: string) =>
  api.get(`/imports/${encodeURIComponent(id)}`, importSchema);
export const readImportLines = (
  api: ToolsApi,
  id: number,
  query: { kind?: string; warned?: string; after?: string },
) => api.get(`/imports/${id}/lines`, importLinesSchema, query);

export const matchColumns = (api: ToolsApi, id: number, fields: (ImportField | null)[]) =>
  api.put(`/imports/${id}/columns`, importSchema, { fields });
export const sayWords = (api: ToolsApi, id: number, said: ImportWords['words']) =>
  api.put(`/imports/${id}/words`, importSchema, { words: said });
export const forgetWord = (api: ToolsApi, id: number) => api.delete(`/imports/words/${id}`, doneSchema);
/** Writes what was seen. */
export const applyImport = (api: ToolsApi, { id, plan }: Pick<Import, 'id' | 'plan'>) =>
  api.post(`/imports/${id}/apply`, importSchema, { plan });
/** Goes on where it stopped. */
export const resumeImport = (api: ToolsApi, id: number) => api.post(`/imports/${id}/again`, importSchema);
export const deleteImport = (api: ToolsApi, id: number) => api.delete(`/imports/${id}`, doneSchema);

/** Sends a file as it is; its lines are checked from now on. */
export async function sendImport(
  api: ApiTransport,
  file: File,
  onProgress: (sent: number) => void,
): Promise<ApiResult<Import>> {
  const answer = await api({
    method: 'POST',
    path: '/api/tools/imports',
    query: { name: file.name.slice(-255) },
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    onProgress,
  });
  return parsed(importSchema, answer);
}

/* Where the browser fetches files itself. */
export const exportAddress = (query: Record<string, string | undefined>, locale: Locale) =>
  withQuery('/api/tools/insects.csv', { ...query, locale });
export const refusedAddress = (id: number, locale: Locale) =>
  withQuery(`/api/tools/imports/${id}/refused.csv`, { locale });
