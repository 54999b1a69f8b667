import { homeSchema, type Home } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** The newest insects, and every category with its count and a picture. */
export async function readHome(api: ApiTransport): Promise<ApiResult<Home>> {
  return parsed(homeSchema, await api({ method: 'GET', path: '/api/catalogue/home' }));
}
