import { doneSchema } from '@vitrine/shared/contract/accounts/account';
import {
  mailsSchema,
  releasesSchema,
  retriedSchema,
} from '@vitrine/shared/contract/tools/operations/operations';
import type { ToolsApi } from '../tools-api.ts';

export const listMails = (
  api: ToolsApi,
  query: { state?: string | undefined; before?: string | undefined },
) => api.get('/mails', mailsSchema, query);

export const retryMail = (api: ToolsApi, id: number) => api.post(`/mails/${id}/retry`, retriedSchema);

/** All mails that were given up. */
export const retryMails = (api: ToolsApi) => api.post('/mails/retry', retriedSchema);

/** All pictures that were given up. */
export const retryPictures = (api: ToolsApi) => api.post('/dead-pictures/retry', retriedSchema);

export const listReleases = (api: ToolsApi) => api.get('/releases', releasesSchema);

/** Lets a version be drawn again that the shop went back from. */
export const liftRelease = (api: ToolsApi, { name, version }: { name: string; version: string }) =>
  api.post(`/releases/${name}/${version}/lift`, doneSchema);
