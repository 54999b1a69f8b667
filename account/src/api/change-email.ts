import { type Done, doneSchema, type emailChangeSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { z } from '@vitrine/shared/contract/zod';
import { parsed } from '@vitrine/shared/http/parsed';

/** Asks for another address; a mail to it holds the link that makes it so. */
export async function changeEmail(
  api: ApiTransport,
  change: z.infer<typeof emailChangeSchema>,
): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/account/email', body: change }));
}
