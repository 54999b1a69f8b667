import type { Home } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/catalogue')).homeSchema;

/** The newest insects, and every category with its count and a picture. */
export async function readHome(api: ApiTransport): Promise<ApiResult<Home>> {
  return parsedLater(contract, api({ method: 'GET', path: '/api/catalogue/home' }));
}
