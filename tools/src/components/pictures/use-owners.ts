import { useEffect, useState } from 'react';
import type { PictureOwner, PictureOwnerKind } from '@vitrine/shared/contract/tools-pictures';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { findOwners } from '../../api/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';

/** Shorter than a pause between two words, longer than one between two keys. */
const PAUSE_MS = 150;

interface Found {
  owners: PictureOwner[];
  isFailed: boolean;
}

/** Who is called as somebody types, asked for once typing pauses; an older answer that comes late is not shown. */
export function useOwners(kind: PictureOwnerKind, typed: string): Found {
  const { browserApi } = useRemote();
  const [found, setFound] = useState<Found>({ owners: [], isFailed: false });
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return undefined;
    let isOld = false;
    const ask = async () => {
      const answer = await findOwners(toolsApi(browserApi), kind, q);
      if (!isOld) setFound(answer.ok ? { ...answer.value, isFailed: false } : { owners: [], isFailed: true });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [browserApi, kind, q]);
  return found;
}
