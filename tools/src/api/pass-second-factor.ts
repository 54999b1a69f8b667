import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { staffSchema, type Staff } from '@vitrine/shared/contract/tools/tools';
import { toolsApi } from './tools-api.ts';

/** Passes with a code of the app, or with one of the recovery codes. */
export async function passSecondFactor(api: ApiTransport, code: string): Promise<ApiResult<Staff>> {
  return toolsApi(api).post('/second-factor', staffSchema, { code });
}
