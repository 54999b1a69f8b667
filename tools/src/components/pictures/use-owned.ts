import { useRevalidator } from 'react-router';
import type { OwnedPictures, PictureChanged } from '@vitrine/shared/contract/tools/pictures';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { orderPictures, removePicture, retryPicture } from '../../api/insects/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import { useObey } from '@vitrine/shared/remote/use-obey';
import { useWords } from '../../model/use-words.ts';

/** What can be done with the pictures of an owner. */
export function useOwned({ owner, slots }: OwnedPictures) {
  const words = useWords();
  const offer = useOfferUndo();
  const name = pictureOwnerName(owner, useLocale());
  const { revalidate } = useRevalidator();
  const api = toolsApi(useRemote().browserApi);
  const order = useOrder(
    slots.map(({ key }) => key),
    (keys) => orderPictures(api, owner, keys),
    ({ auditId }) => offer({ text: words('pictures.moved', { name }), auditId }),
  );
  const remove = useAction(
    (key: string) => removePicture(api, owner, key),
    async ({ auditId, slots: left }) => {
      const gone = slots.find(({ key }) => left.every((slot) => slot.key !== key));
      const number = gone ? order.keys.indexOf(gone.key) + 1 : 1;
      offer({ text: words('pictures.removed', { name, number }), auditId });
      await revalidate();
    },
  );
  const retry = useAction((key: string) => retryPicture(api, owner, key), revalidate);
  return {
    /** In the order that is wanted, also while the shop does not know it. */
    slots: order.keys.flatMap((key, position) => {
      const slot = slots.find((one) => one.key === key);
      return slot ? { ...slot, position } : [];
    }),
    move: order.move,
    remove: (key: string) => void remove.run(key),
    retry: (key: string) => void retry.run(key),
    failure: order.failure ?? remove.failure ?? retry.failure,
  };
}

/**
 * An order that is seen at once and sent behind it: while one is under way only the latest wish waits.
 * @param there the keys as they are in the shop
 */
function useOrder(
  there: string[],
  send: (keys: string[]) => Promise<ApiResult<PictureChanged>>,
  onDone: (changed: PictureChanged) => void,
) {
  const { revalidate } = useRevalidator();
  const obey = useObey();
  const [wish, setWish] = useState<{ keys: string[]; before: string } | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const waiting = useRef<string[] | null>(null);
  const isUnderWay = useRef(false);

  const work = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    for (let keys = waiting.current; keys; keys = waiting.current) {
      waiting.current = null;
      const answer = await send(keys);
      if (answer.ok) onDone(answer.value);
      else setWish(null);
      setFailure(obey(answer));
    }
    isUnderWay.current = false;
    await revalidate();
  };

  // What the shop says next holds, whether it is the wish or somebody else's.
  const present = there.join();
  useEffect(() => {
    if (!isUnderWay.current) setWish(null);
  }, [present]);
  const keys = wish?.before === present ? wish.keys : there;
  const move = (key: string, to: number) => {
    const next = moved(keys, key, to);
    if (next.join() === keys.join()) return;
    setWish({ keys: next, before: present });
    waiting.current = next;
    void work();
  };
  return { keys, move, failure };
}

/** The same keys with one at another place. */
function moved(keys: string[], key: string, to: number): string[] {
  const rest = keys.filter((other) => other !== key);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, key);
}
