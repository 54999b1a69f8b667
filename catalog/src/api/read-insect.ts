import { insectPageSchema, type InsectPage } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** An insect with its relatives. A deleted one answers `gone`. */
export async function readInsect(api: ApiTransport, uuid: string): Promise<ApiResult<InsectPage>> {
  return parsed(insectPageSchema, await api({ method: 'GET', path: `/api/catalogue/insects/${uuid}` }));
}
