import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { findKnown, matchFiles, sendPicture, takeBack } from '../../../api/insects/pictures.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import { warnBeforeLeaving } from '../../../model/warn-before-leaving.ts';
import { isUnderWay, UploadQueue } from '../../../model/pictures/upload-queue.ts';

/** Of this tab: one for insects and one for families, whatever page is open. */
const QUEUES = new WeakMap<ApiTransport, Map<PictureOwnerKind, UploadQueue>>();

/** The queue of this tab. */
export function queueOf(api: ApiTransport, kind: PictureOwnerKind): UploadQueue {
  const own = QUEUES.get(api) ?? new Map<PictureOwnerKind, UploadQueue>();
  QUEUES.set(api, own);
  const known = own.get(kind);
  if (known) return known;
  const tools = toolsApi(api);
  const queue = new UploadQueue({
    match: (names) => matchFiles(tools, kind, names),
    known: (owner, hash) => findKnown(tools, owner, [hash]),
    takeBack: (owner, hash) => takeBack(tools, owner, hash),
    send: (sending) => sendPicture(api, sending),
  });
  warnBeforeLeaving(queue, () => isUnderWay(queue.get()));
  own.set(kind, queue);
  return queue;
}

/** Files on their way; the page is loaded anew as they arrive. */
export function useUploads(kind: PictureOwnerKind) {
  const queue = queueOf(useRemote().browserApi, kind);
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const { revalidate } = useRevalidator();
  const arrived = uploads.filter(({ state }) => state.kind === 'sent').length;
  useEffect(() => {
    if (arrived > 0) void revalidate();
  }, [arrived, revalidate]);
  return { queue, uploads };
}
