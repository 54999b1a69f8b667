import { profileDoneSchema, type ProfileDone } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Keeps the language of the mails to this shopper. */
export async function changeLanguage(api: ApiTransport, language: string): Promise<ApiResult<ProfileDone>> {
  return parsed(
    profileDoneSchema,
    await api({ method: 'PATCH', path: '/api/account/language', body: { language } }),
  );
}
