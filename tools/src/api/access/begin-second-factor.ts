import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { secondFactorBegunSchema, type SecondFactorBegun } from '@vitrine/shared/contract/tools/tools';
import { toolsApi } from '../tools-api.ts';

/** A new secret for an authenticator app. The one before it no longer counts. */
export async function beginSecondFactor(api: ApiTransport): Promise<ApiResult<SecondFactorBegun>> {
  return toolsApi(api).post('/second-factor/begin', secondFactorBegunSchema);
}
