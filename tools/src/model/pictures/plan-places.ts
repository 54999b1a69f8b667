import type { PictureOwner } from '@vitrine/shared/contract/tools/pictures';
import { isOpen, isPending, type UploadSlot, type Upload } from './upload.ts';

export interface Planned {
  /** From 0: which of the owner's pictures it will be. */
  position: number;
  /** Whether one that is there gives way. */
  isInstead: boolean;
}

/**
 * Which place each file gets that is still to be sent. A number in its name is its place, and takes it over from a
 * picture that is there; but no place stays empty before it, and of two files with one number the later gets a new one.
 */
export function planPlaces(uploads: readonly Upload[]): Map<string, Planned> {
  const plan = new Map<string, Planned>();
  const byOwner = Map.groupBy(
    uploads.filter((upload) => upload.owner && (isOpen(upload) || isPending(upload))),
    ({ owner }) => `${owner?.kind} ${owner?.id}`,
  );
  for (const own of byOwner.values()) planOwn(own, plan);
  return plan;
}

function planOwn(uploads: Upload[], plan: Map<string, Planned>): void {
  const taken = new Set(uploads[0]?.owner?.taken);
  const given = new Set<number>();
  const free = () => {
    let position = 0;
    while (taken.has(position) || given.has(position)) position += 1;
    return position;
  };
  for (const upload of uploads.toSorted(byNumber)) {
    const wanted = wantedOf(upload);
    const isInstead = wanted !== null && taken.has(wanted) && !given.has(wanted);
    const position = isInstead ? wanted : free();
    given.add(position);
    plan.set(upload.id, { position, isInstead });
  }
}

/** The position that the file asks for; null for any that is free. */
function wantedOf({ chosen, number }: Upload): number | null {
  if (chosen) return chosen.kind === 'instead' ? chosen.position : null;
  return number === null ? null : number - 1;
}

/** Files without a number come first: they are the first of those whose copies are numbered. */
export function byNumber(one: Upload, other: Upload): number {
  return (one.number ?? 0) - (other.number ?? 0);
}

/** The places that a person can choose for a file of this owner. */
export function placesOf({ taken }: PictureOwner): UploadSlot[] {
  return [{ kind: 'new' }, ...taken.map((position) => ({ kind: 'instead' as const, position }))];
}
