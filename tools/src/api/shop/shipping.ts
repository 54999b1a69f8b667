import { auditPageSchema } from '@vitrine/shared/contract/tools/tools';
import {
  shippingSavedSchema,
  shippingTrialSchema,
  toolShippingSchema,
} from '@vitrine/shared/contract/tools/shipping';
import type { ToolsApi } from '../tools-api.ts';

export const listRates = (api: ToolsApi) => api.get('/shipping', toolShippingSchema);

export const createRate = (api: ToolsApi, form: object) => api.post('/shipping', shippingSavedSchema, form);

export const editRate = (api: ToolsApi, id: number, form: object) =>
  api.put(`/shipping/${id}`, shippingSavedSchema, form);

/** Who changed a rate when, and what. */
export const readRateHistory = (api: ToolsApi, id: number) =>
  api.get(`/shipping/${id}/history`, auditPageSchema);

/** What a parcel would be offered, as typed. */
export const tryParcel = (api: ToolsApi, parcel: { country: string; kilos: string; goods: string }) =>
  api.get('/shipping/try', shippingTrialSchema, parcel);
