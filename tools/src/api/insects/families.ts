import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import {
  familyDetailSchema,
  familyRowsSchema,
  familySavedSchema,
  mergePreviewSchema,
  type FamilyForm,
} from '@vitrine/shared/contract/tools/families';
import type { ToolsApi } from '../tools-api.ts';

export const listFamilies = (api: ToolsApi) => api.get('/families', familyRowsSchema);
export const readFamily = (api: ToolsApi, id: string) =>
  api.get(`/families/${encodeURIComponent(id)}`, familyDetailSchema);
export const createFamily = (api: ToolsApi, form: FamilyForm) =>
  api.post('/families', familySavedSchema, form);
export const saveFamily = (api: ToolsApi, id: number, form: FamilyForm, revision: number) =>
  api.put(`/families/${id}`, familySavedSchema, { ...form, revision });
export const deleteFamily = (api: ToolsApi, { id, revision }: { id: number; revision: number }) =>
  api.delete(`/families/${id}?revision=${revision}`, auditedSchema);
export const previewMerge = (api: ToolsApi, id: number, into: string) =>
  api.post(`/families/${id}/merge/preview`, mergePreviewSchema, { into });
export const mergeFamily = (api: ToolsApi, id: number, merge: { into: string; seen: string }) =>
  api.post(`/families/${id}/merge`, familySavedSchema, merge);
