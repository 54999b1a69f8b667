import type { InsectPage } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/catalogue')).insectPageSchema;

/** An insect with its relatives. A deleted one answers `gone`. */
export async function readInsect(api: ApiTransport, uuid: string): Promise<ApiResult<InsectPage>> {
  return parsedLater(contract, api({ method: 'GET', path: `/api/catalogue/insects/${uuid}` }));
}
