import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { ProvenanceCheck } from '@vitrine/shared/contract/orders/papers';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/orders/papers')).provenanceCheckSchema;

/** What the shop signed with the code of a provenance sheet. */
export async function readProvenance(api: ApiTransport, code: string): Promise<ApiResult<ProvenanceCheck>> {
  const path = `/api/provenance/${encodeURIComponent(code)}`;
  return parsedLater(contract, api({ method: 'GET', path }));
}
