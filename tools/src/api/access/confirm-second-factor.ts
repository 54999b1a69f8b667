import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { recoveryCodesSchema } from '@vitrine/shared/contract/tools/tools';
import { toolsApi } from '../tools-api.ts';

/** Shows that the app has the secret. From now on every login asks for a code; this session has passed. */
export async function confirmSecondFactor(
  api: ApiTransport,
  code: string,
): Promise<ApiResult<{ recoveryCodes: string[] }>> {
  return toolsApi(api).post('/second-factor/confirm', recoveryCodesSchema, { code });
}
