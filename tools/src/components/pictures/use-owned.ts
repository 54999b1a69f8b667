import { useRevalidator } from 'react-router';
import type { OwnedPictures } from '@vitrine/shared/contract/tools/pictures';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { orderPictures, removePicture, retryPicture } from '../../api/insects/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { useOrder } from './use-order.ts';

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
