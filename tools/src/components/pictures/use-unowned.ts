import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { Unowned, UnownedGone } from '@vitrine/shared/contract/tools-pictures';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { cleanUnowned, readUnowned } from '../../api/unowned-pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useAction } from '../../model/use-action.ts';

/** While the server looks through its folders it is asked again. */
const AGAIN_MS = 2000;

export const keyOf = ({ kind, key }: Unowned) => `${kind}:${key}`;

interface Loaded {
  items: Unowned[];
  /** Where to go on; null at the end. */
  next: string | null;
  isWhole: boolean;
}

const NOTHING: Loaded = { items: [], next: '', isWhole: false };

/** What belongs to nothing, read page by page. */
export function useUnowned() {
  const { browserApi } = useRemote();
  const [loaded, setLoaded] = useState(NOTHING);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [gone, setGone] = useState<{ gone: number; kept: number } | null>(null);

  const load = useCallback(
    async (before: Loaded) => {
      setLoading(true);
      const answer = await readUnowned(toolsApi(browserApi), before.next ?? '');
      if (answer.ok) setLoaded({ ...answer.value, items: joined(before.items, answer.value.items) });
      setFailure(answer.ok ? null : answer.failure);
      setLoading(false);
    },
    [browserApi],
  );
  useEffect(() => void load(NOTHING), [load]);
  const isLooking = loaded.next === null && !loaded.isWhole && failure === null;
  useEffect(() => {
    if (!isLooking || isLoading) return undefined;
    // The end of the list, where its files stand.
    const timer = setTimeout(() => void load({ ...loaded, next: 'upload:g' }), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isLooking, isLoading, load, loaded]);

  const clean = useAction(
    (items: Unowned[]) => cleanUnowned(toolsApi(browserApi), items),
    async ({ gone: count, kept }: UnownedGone) => {
      setGone({ gone: count, kept });
      await load(NOTHING);
    },
  );
  return {
    items: loaded.items,
    isLoading,
    isWhole: loaded.isWhole,
    hasMore: loaded.next !== null && loaded.next !== '',
    more: () => void load(loaded),
    clean: { ...clean, gone },
    failure,
  };
}

/** A page may be read twice. */
function joined(before: Unowned[], more: Unowned[]): Unowned[] {
  const all = new Map([...before, ...more].map((item) => [keyOf(item), item]));
  return [...all.values()];
}
