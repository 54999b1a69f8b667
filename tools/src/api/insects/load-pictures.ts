import type { LoaderFunctionArgs } from 'react-router';
import type { OwnedPictures, PictureOwnerKind, PictureQueue } from '@vitrine/shared/contract/tools/pictures';
import type { FlawPin } from '@vitrine/shared/contract/tools/flaws';
import { readFlaws } from './flaws.ts';
import { readOwned, readQueue } from './pictures.ts';
import type { StaffVisit } from '../staff-page.ts';

interface PicturesLoaded {
  /** Of whom the address names in `of`; gone when there is no such owner. */
  owned: OwnedPictures | 'gone' | null;
  queue: PictureQueue;
  /** The flaws on its pictures; null where the shop keeps none. */
  flaws: FlawPin[] | null;
}

/** What the pages of pictures load with. */
export async function loadPictures(
  { request }: LoaderFunctionArgs,
  { api, need }: StaffVisit,
  kind: PictureOwnerKind,
): Promise<PicturesLoaded> {
  const of = new URL(request.url).searchParams.get('of');
  const [queue, owned] = await Promise.all([readQueue(api, kind), readWanted(of)]);
  return { queue: need(queue), owned, flaws: await readPins(owned) };

  /** A server of the release before knows none. */
  async function readPins(of: PicturesLoaded['owned']): Promise<FlawPin[] | null> {
    if (kind !== 'insect' || of === null || of === 'gone') return null;
    const answer = await readFlaws(api, of.owner.id);
    return answer.ok ? answer.value.pins : null;
  }

  async function readWanted(wanted: string | null): Promise<PicturesLoaded['owned']> {
    if (wanted === null) return null;
    if (!/^\d{1,9}$/.test(wanted)) return 'gone';
    const answer = await readOwned(api, { kind, id: Number(wanted) });
    if (!answer.ok && answer.failure.kind === 'not-found') return 'gone';
    return need(answer);
  }
}
