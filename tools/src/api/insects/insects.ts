import { bulkDoneSchema, bulkPreviewSchema, type BulkRequest } from '@vitrine/shared/contract/tools/bulk';
import {
  descriptionSchema,
  insectChoicesSchema,
  insectDetailSchema,
  insectListSchema,
  insectSavedSchema,
  knownSpeciesListSchema,
  lastSaleSchema,
  localityListSchema,
  nextReferenceSchema,
  type InsectCreation,
  type InsectForm,
  type StockRequest,
} from '@vitrine/shared/contract/tools/catalogue';
import { savedViewsSchema } from '@vitrine/shared/contract/tools/views';
import type { ToolsApi } from '../tools-api.ts';

type Query = Parameters<ToolsApi['get']>[2];

export const listInsects = (api: ToolsApi, query: Query) => api.get('/insects', insectListSchema, query);
export const readChoices = (api: ToolsApi) => api.get('/insects/choices', insectChoicesSchema);
export const readInsect = (api: ToolsApi, id: string) =>
  api.get(`/insects/${encodeURIComponent(id)}`, insectDetailSchema);

export const suggestSpecies = (api: ToolsApi, q: string) =>
  api.get('/insects/species', knownSpeciesListSchema, { q });
export const suggestLocalities = (api: ToolsApi, q: string, country: string) =>
  api.get('/insects/localities', localityListSchema, { q, country });
/** The next free one with these letters, or else as a family's lots are called. */
export const nextReference = (api: ToolsApi, query: { prefix?: string; family?: string }) =>
  api.get('/insects/next-reference', nextReferenceSchema, query);

/** What the last lot of a species and grade made. */
export const lastSale = (api: ToolsApi, query: { name: string; quality: string }) =>
  api.get('/insects/last-sale', lastSaleSchema, query);

/** A text in each language, made of what is typed. */
export const proposeDescription = (api: ToolsApi, form: InsectForm) =>
  api.post('/insects/description', descriptionSchema, form);

export const createInsect = (api: ToolsApi, creation: InsectCreation) =>
  api.post('/insects', insectSavedSchema, creation);
export const saveInsect = (api: ToolsApi, id: number, form: InsectForm, revision: number) =>
  api.put(`/insects/${id}`, insectSavedSchema, { ...form, revision });
export const deleteInsect = (api: ToolsApi, { id, revision }: { id: number; revision: number }) =>
  api.delete(`/insects/${id}?revision=${revision}`, insectSavedSchema);
export const restoreInsect = (api: ToolsApi, { id, revision }: { id: number; revision: number }) =>
  api.post(`/insects/${id}/restore`, insectSavedSchema, { revision });
export const moveStock = (api: ToolsApi, id: number, request: StockRequest) =>
  api.post(`/insects/${id}/stock`, insectSavedSchema, request);

export const previewBulk = (api: ToolsApi, request: BulkRequest) =>
  api.post('/insects/bulk/preview', bulkPreviewSchema, request);
export const applyBulk = (api: ToolsApi, request: BulkRequest & { seen: string; key?: string }) =>
  api.post('/insects/bulk', bulkDoneSchema, request);

export const listViews = (api: ToolsApi) => api.get('/views', savedViewsSchema);
export const addView = (api: ToolsApi, view: { name: string; query: string }) =>
  api.post('/views', savedViewsSchema, view);
export const changeView = (api: ToolsApi, id: number, change: { name?: string; position?: number }) =>
  api.patch(`/views/${id}`, savedViewsSchema, change);
export const deleteView = (api: ToolsApi, id: number) => api.delete(`/views/${id}`, savedViewsSchema);
