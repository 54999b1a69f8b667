import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { PictureChanged } from '@vitrine/shared/contract/tools/pictures';
import { useObey } from '@vitrine/shared/remote/use-obey';

/**
 * An order that is seen at once and sent behind it: while one is under way only the latest wish waits.
 * @param there the keys as they are in the shop
 */
export function useOrder(
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
