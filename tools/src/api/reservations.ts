import { liftedSchema, reservationsSchema } from '@vitrine/shared/contract/tools/reservations';
import type { ToolsApi } from './tools-api.ts';

export const listReservations = (api: ToolsApi) => api.get('/reservations', reservationsSchema);

/** Ends the holds of a network and cancels its unpaid orders. */
export const liftNetwork = (api: ToolsApi, network: string) =>
  api.post(`/reservations/${network}/lift`, liftedSchema);
