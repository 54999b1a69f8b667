import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import { MOST_UNOWNED, type Unowned } from '@vitrine/shared/contract/tools/pictures';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { cleanUnowned, readUnowned } from '../../api/insects/pictures.ts';
import { toolsApi, type ToolsApi } from '../../api/tools-api.ts';
import { useObey } from '@vitrine/shared/remote/use-obey';
import { useAction } from '@vitrine/shared/remote/use-action';

/** While the server looks through its folders it is asked again. */
const AGAIN_MS = 2000;

/** So many more are worth drawing. */
const ENOUGH = 50;

export const keyOf = ({ kind, key }: Unowned) => `${kind}:${key}`;

interface Loaded {
  items: Unowned[];
  /** Where to go on; null at the end. */
  next: string | null;
  isWhole: boolean;
}

const NOTHING: Loaded = { items: [], next: '', isWhole: false };

/**
 * What belongs to nothing, read page by page.
 * @param onCleaned when all that was to be deleted is
 */
export function useUnowned(onCleaned: () => void) {
  const { browserApi } = useRemote();
  const obey = useObey();
  const [loaded, setLoaded] = useState(NOTHING);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [gone, setGone] = useState<{ gone: number; kept: number } | null>(null);

  const load = useCallback(
    async (before: Loaded) => {
      setLoading(true);
      const answer = await readFor(toolsApi(browserApi), before);
      if (answer.ok) setLoaded(answer.value);
      setFailure(obey(answer));
      setLoading(false);
    },
    [browserApi, obey],
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
    async (items: Unowned[]): Promise<ApiResult<null>> => {
      const sum = { gone: 0, kept: 0 };
      for (const part of partsOf(items)) {
        const answer = await cleanUnowned(toolsApi(browserApi), part);
        if (!answer.ok) return answer;
        sum.gone += answer.value.gone;
        sum.kept += answer.value.kept;
        setGone({ ...sum });
        // What fails after it is what is left to be deleted.
        setLoaded((now) => ({ ...now, items: now.items.filter((item) => !part.includes(item)) }));
      }
      return { ok: true, value: null };
    },
    async () => {
      onCleaned();
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

/** As many at a time as the shop takes. */
function partsOf(items: Unowned[]): Unowned[][] {
  const count = Math.ceil(items.length / MOST_UNOWNED);
  return Array.from({ length: count }, (_, at) => items.slice(at * MOST_UNOWNED, (at + 1) * MOST_UNOWNED));
}

/** Reads on until there is something more to show: an answer looks at so many rows, and most belong to something. */
async function readFor(api: ToolsApi, before: Loaded): Promise<ApiResult<Loaded>> {
  let loaded = before;
  do {
    const answer = await readUnowned(api, loaded.next ?? '');
    if (!answer.ok) return answer;
    loaded = { ...answer.value, items: joined(loaded.items, answer.value.items) };
  } while (loaded.next !== null && loaded.items.length - before.items.length < ENOUGH);
  return { ok: true, value: loaded };
}

/** A page may be read twice. */
function joined(before: Unowned[], more: Unowned[]): Unowned[] {
  const all = new Map([...before, ...more].map((item) => [keyOf(item), item]));
  return [...all.values()];
}
