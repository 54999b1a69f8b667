import {
  accountSchema,
  type Account,
  type AccountChange,
  type ProfileDone,
  profileDoneSchema,
  type Done,
  doneSchema,
  type emailChangeSchema,
  type passwordChangeSchema,
} from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** What the shop knows of who is logged in. */
export async function readAccount(api: ApiTransport): Promise<ApiResult<Account>> {
  return parsed(accountSchema, await api({ method: 'GET', path: '/api/account' }));
}

/** Keeps the personal data, all of them at once. */
export async function changeAccount(
  api: ApiTransport,
  change: AccountChange,
): Promise<ApiResult<ProfileDone>> {
  return parsed(profileDoneSchema, await api({ method: 'PATCH', path: '/api/account', body: change }));
}

/** Asks for another address; a mail to it holds the link that makes it so. */
export async function changeEmail(
  api: ApiTransport,
  change: z.infer<typeof emailChangeSchema>,
): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/account/email', body: change }));
}

/** Calls off the change to another address. */
export async function keepEmail(api: ApiTransport): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'DELETE', path: '/api/account/email' }));
}

/** Keeps the language of the mails to this shopper. */
export async function changeLanguage(api: ApiTransport, language: string): Promise<ApiResult<ProfileDone>> {
  return parsed(
    profileDoneSchema,
    await api({ method: 'PATCH', path: '/api/account/language', body: { language } }),
  );
}

/** Asks for the newsletter, which a mail confirms, or ends it. */
export async function changeNewsletter(api: ApiTransport, wants: boolean): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/account/newsletter', body: { wants } }));
}

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

/** Deletes the account for good. */
export async function deleteAccount(api: ApiTransport, currentPassword: string): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'DELETE', path: '/api/account', body: { currentPassword } }));
}
