import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { undoneSchema, type Undone } from '@vitrine/shared/contract/tools/tools';
import { toolsApi } from './tools-api.ts';

/** Takes a write back; the id of the answer does it again. */
export async function undo(api: ApiTransport, auditId: number): Promise<ApiResult<Undone>> {
  return toolsApi(api).post(`/undo/${auditId}`, undoneSchema);
}
