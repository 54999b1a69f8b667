import type { Comparison } from '@vitrine/shared/contract/catalogue';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/catalogue')).comparisonSchema;

/** One to four lots, named by their references or uuids. */
export async function compareLots(api: ApiTransport, lot: string[]): Promise<ApiResult<Comparison>> {
  return parsedLater(contract, api({ method: 'GET', path: '/api/catalogue/compare', query: { lot } }));
}
