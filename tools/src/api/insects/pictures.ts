import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Localized } from '@vitrine/shared/contract/locale';
import {
  knownSchema,
  matchedSchema,
  ownedPicturesSchema,
  pictureChangedSchema,
  pictureOwnersSchema,
  pictureQueueSchema,
  uploadedSchema,
  type PictureOwner,
  type PictureOwnerKind,
  type Uploaded,
  unownedGoneSchema,
  unownedPageSchema,
  type Unowned,
} from '@vitrine/shared/contract/tools/pictures';
import { parsed } from '@vitrine/shared/http/parsed';
import type { ToolsApi } from '../tools-api.ts';

/** Whose pictures. */
interface OwnerKey {
  kind: PictureOwnerKind;
  id: number;
}

const pathOf = ({ kind, id }: OwnerKey) => `/pictures/${kind}/${id}`;

export const matchFiles = (api: ToolsApi, kind: PictureOwnerKind, names: string[]) =>
  api.post('/pictures/match', matchedSchema, { kind, names });

export const findOwners = (api: ToolsApi, kind: PictureOwnerKind, q: string) =>
  api.get('/pictures/owners', pictureOwnersSchema, { kind, q });

/** Which files of an owner need not be sent. */
export const findKnown = (api: ToolsApi, { kind, id }: OwnerKey, hashes: string[]) =>
  api.post('/pictures/known', knownSchema, { kind, id, hashes });

export const readOwned = (api: ToolsApi, owner: OwnerKey) => api.get(pathOf(owner), ownedPicturesSchema);

export const readQueue = (api: ToolsApi, kind: PictureOwnerKind) =>
  api.get('/pictures/queue', pictureQueueSchema, { kind });

export const orderPictures = (api: ToolsApi, owner: OwnerKey, keys: string[]) =>
  api.put(`${pathOf(owner)}/order`, pictureChangedSchema, { keys });

export const removePicture = (api: ToolsApi, owner: OwnerKey, key: string) =>
  api.delete(`${pathOf(owner)}/${key}`, pictureChangedSchema);

export const retryPicture = (api: ToolsApi, owner: OwnerKey, key: string) =>
  api.post(`${pathOf(owner)}/${key}/retry`, pictureChangedSchema);

export const describePicture = (
  api: ToolsApi,
  owner: OwnerKey,
  { key, ...edit }: { key: string; alt: Localized; revision: number },
) => api.put(`${pathOf(owner)}/${key}/alt`, pictureChangedSchema, edit);

/** Removes the picture of this file from its owner, wherever it stands by now. Nothing to remove is a success too. */
export async function takeBack(api: ToolsApi, owner: OwnerKey, hash: string): Promise<ApiResult<unknown>> {
  const [known, owned] = await Promise.all([findKnown(api, owner, [hash]), readOwned(api, owner)]);
  if (!known.ok) return known;
  if (!owned.ok) return owned;
  const [there] = known.value.files;
  const slot = owned.value.slots.find(({ position }) => position === there?.position);
  return slot ? removePicture(api, owner, slot.key) : owned;
}

interface Sending {
  file: File;
  owner: PictureOwner;
  /** Where it goes; null: the first free place. */
  position: number | null;
  onProgress(sent: number): void;
  signal: AbortSignal;
}

/** Sends one file as it is. */
export async function sendPicture(
  api: ApiTransport,
  { file, owner: { kind, id }, position, ...watch }: Sending,
): Promise<ApiResult<Uploaded>> {
  const answer = await api({
    method: 'POST',
    path: '/api/tools/pictures/files',
    query: { kind, id, name: file.name.slice(-255), ...(position !== null && { position }) },
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    ...watch,
  });
  return parsed(uploadedSchema, answer);
}

/** @param after the `next` of the page before; empty for the first */
export const readUnowned = (api: ToolsApi, after: string) =>
  api.get('/pictures/unowned', unownedPageSchema, { after });

/** Removes them for good, but for what belongs to something by now. */
export const cleanUnowned = (api: ToolsApi, items: Unowned[]) =>
  api.delete('/pictures/unowned', unownedGoneSchema, {
    items: items.map(({ kind, key }) => ({ kind, key })),
  });
