import { doneSchema, type Done } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Asks for the newsletter, which a mail confirms, or ends it. */
export async function changeNewsletter(api: ApiTransport, wants: boolean): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/account/newsletter', body: { wants } }));
}
