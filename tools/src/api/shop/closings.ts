import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import { closingSavedSchema, closingsSchema } from '@vitrine/shared/contract/tools/closings';
import type { ToolsApi } from '../tools-api.ts';

export const listClosings = (api: ToolsApi) => api.get('/closings', closingsSchema);

export const createClosing = (api: ToolsApi, form: object) => api.post('/closings', closingSavedSchema, form);

export const editClosing = (api: ToolsApi, id: number, form: object) =>
  api.put(`/closings/${id}`, closingSavedSchema, form);

/** It is over from now on. */
export const endClosing = (api: ToolsApi, id: number, revision: number) =>
  api.post(`/closings/${id}/end`, closingSavedSchema, { revision });

export const deleteClosing = (api: ToolsApi, id: number, revision: number) =>
  api.delete(`/closings/${id}?revision=${revision}`, auditedSchema);
