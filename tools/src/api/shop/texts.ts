import {
  previewSchema,
  toolTextSchema,
  toolTextsSchema,
  wordingSavedSchema,
  wordingSchema,
  type PreviewRequest,
} from '@vitrine/shared/contract/tools/texts';
import type { ToolsApi } from '../tools-api.ts';

export const listTexts = (api: ToolsApi) => api.get('/texts', toolTextsSchema);

export const readText = (api: ToolsApi, name: string) =>
  api.get(`/texts/${encodeURIComponent(name)}`, toolTextSchema);

export const saveText = (api: ToolsApi, name: string, form: object) =>
  api.put(`/texts/${encodeURIComponent(name)}`, wordingSavedSchema, form);

export const readTextVersion = (api: ToolsApi, name: string, version: number) =>
  api.get(`/texts/${encodeURIComponent(name)}/versions/${version}`, wordingSchema);

/** The markup that the page will have. */
export const previewText = (api: ToolsApi, text: PreviewRequest) =>
  api.post('/texts/preview', previewSchema, text);
