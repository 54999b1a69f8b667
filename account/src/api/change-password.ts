import {
  type passwordChangeSchema,
  type ProfileDone,
  profileDoneSchema,
} from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { z } from '@vitrine/shared/contract/zod';
import { parsed } from '@vitrine/shared/http/parsed';

/** Keeps another password, and ends every other session. */
export async function changePassword(
  api: ApiTransport,
  change: z.infer<typeof passwordChangeSchema>,
): Promise<ApiResult<ProfileDone>> {
  return parsed(
    profileDoneSchema,
    await api({ method: 'POST', path: '/api/account/password', body: change }),
  );
}
