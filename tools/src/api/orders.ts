import type { ApiRequest, ApiTransport } from '@vitrine/shared/contract/failure';
import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import type { OrderStepRequest } from '@vitrine/shared/contract/tools/orders/order-steps';
import {
  orderListSchema,
  preparedSchema,
  toolsOrderSchema,
} from '@vitrine/shared/contract/tools/orders/orders';
import { parsed } from '@vitrine/shared/http/parsed';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { ToolsApi } from './tools-api.ts';
import { liftedSchema, reservationsSchema } from '@vitrine/shared/contract/tools/orders/reservations';

type Query = NonNullable<ApiRequest['query']>;

const BASE = '/api/tools/orders';
const of = (reference: string) => `/orders/${encodeURIComponent(reference)}`;

export const listOrders = (api: ToolsApi, query: Query) => api.get('/orders', orderListSchema, query);

export const readOrder = (api: ToolsApi, reference: string) => api.get(of(reference), toolsOrderSchema);

export const prepareOrders = (api: ToolsApi, references: string[]) =>
  api.post('/orders/prepare', preparedSchema, { references });

/** @param key of this intent: a repeated one does nothing twice */
export const takeStep = (api: ApiTransport, reference: string, body: OrderStepRequest, key: string) =>
  keyed(api, `${of(reference)}/steps`, key, body);

export const addNote = (api: ApiTransport, reference: string, text: string, key: string) =>
  keyed(api, `${of(reference)}/notes`, key, { text });

export const sendMailAgain = (api: ApiTransport, reference: string, id: number, key: string) =>
  keyed(api, `${of(reference)}/mails/${id}/again`, key);

export const sendEInvoiceAgain = (api: ApiTransport, reference: string, number: string, key: string) =>
  keyed(api, `${of(reference)}/e-invoices/${encodeURIComponent(number)}/again`, key);

async function keyed(api: ApiTransport, path: string, key: string, body?: unknown) {
  const headers = { 'idempotency-key': key };
  const request = { method: 'POST', path: `/api/tools${path}`, headers } as const;
  return parsed(auditedSchema, await api({ ...request, ...(body !== undefined && { body }) }));
}

/** Where the browser opens papers by itself, to print them. */
export const slipsAddress = (references: readonly string[]) =>
  withQuery(`${BASE}/slips.pdf`, { references: references.join(',') });
export const picksAddress = (references: readonly string[]) =>
  withQuery(`${BASE}/picks.pdf`, { references: references.join(',') });
export const invoicesAddress = (references: readonly string[]) =>
  withQuery(`${BASE}/invoices.pdf`, { references: references.join(',') });
export const customsAddress = (reference: string) => `${BASE}/${encodeURIComponent(reference)}/customs.pdf`;
export const paperAddress = (reference: string, number: string) =>
  `${BASE}/${encodeURIComponent(reference)}/papers/${encodeURIComponent(number)}`;

export const listReservations = (api: ToolsApi) => api.get('/reservations', reservationsSchema);

/** Ends the holds of a network and cancels its unpaid orders. */
export const liftNetwork = (api: ToolsApi, network: string) =>
  api.post(`/reservations/${network}/lift`, liftedSchema);
