import type { PictureOwner } from '@vitrine/shared/contract/tools/pictures';

export interface TrayPhoto {
  id: string;
  /** Ready to be sent. */
  file: File;
  /** When it was taken, in milliseconds. */
  at: number;
  /** By which it is named, or that a code in it says; null when by none. */
  reference: string | null;
  /** Whether a card with that code lies in it: then the photos that follow are of the same lot. */
  hasCard?: boolean;
  /** Whether the shop has it, or it was let go of on its way, or its lot is gone. */
  isSettled?: boolean;
}

/** Photos of one lot that is to be entered, or was. */
export interface TrayLot {
  id: string;
  photos: readonly TrayPhoto[];
  /** By which its photos are named. */
  reference: string | null;
  /** Whether somebody joined or split it: then it stays as it is. */
  isByHand: boolean;
  /** Null until it is entered. */
  saved: { reference: string; isPublished: boolean; owner: PictureOwner } | null;
}

let count = 0;
/** Never twice, over reloads too: what was typed of a lot whose files are gone is not laid over another. */
export const newId = () => `${Date.now().toString(36)}-${(count += 1)}`;

/** A lot of these photos that is still to be entered. @param reference by which they are named */
export const newLot = (photos: TrayPhoto[], reference: string | null = null): TrayLot => ({
  ...{ id: newId(), photos, reference, isByHand: false, saved: null },
});

/** What was typed of a lot is stored by its id: the group that its first photo is in bears it on, the earliest lot first. */
export function groupAnew(lots: readonly TrayLot[], gapSeconds: number): TrayLot[] {
  const byHand = new Map(
    lots.flatMap((lot) => (lot.isByHand ? lot.photos.map(({ id }) => [id, lot] as const) : [])),
  );
  const groups = groupPhotos(
    lots.flatMap(({ photos }) => photos),
    gapSeconds,
    ({ id, reference }) => byHand.get(id)?.id ?? reference,
  );
  const ids = new Map<readonly TrayPhoto[] | undefined, string>();
  for (const { id, photos } of lots) {
    const group = groups.find((photosOfIt) => photosOfIt.some((photo) => photo === photos[0]));
    if (!ids.has(group)) ids.set(group, id);
  }
  return groups.map((group) => {
    const made = newLot(group, group[0]?.reference);
    return byHand.get(group[0]?.id ?? '') ?? { ...made, id: ids.get(group) ?? made.id };
  });
}

/**
 * Photos in the order in which they were taken: those of one name together, of the others a pause begins a lot, or ends
 * one that began with a card.
 * @param nameOf what a photo belongs to whenever it was taken; null for none
 */
export function groupPhotos(
  photos: readonly TrayPhoto[],
  gapSeconds: number,
  nameOf: (photo: TrayPhoto) => string | null,
): TrayPhoto[][] {
  const groups: TrayPhoto[][] = [];
  const named = new Map<string, TrayPhoto[]>();
  let last: { photo: TrayPhoto; group: TrayPhoto[] } | undefined;
  for (const photo of photos.toSorted(byTime)) {
    const name = nameOf(photo);
    const follows =
      last && mayBeFollowed(last.photo, nameOf) && photo.at - last.photo.at <= gapSeconds * 1000;
    const before = name === null ? follows && last?.group : named.get(name);
    const group = before || [];
    group.push(photo);
    if (!before) groups.push(group);
    if (name !== null) named.set(name, group);
    last = { photo, group };
  }
  return groups;
}

function mayBeFollowed(photo: TrayPhoto, nameOf: (photo: TrayPhoto) => string | null): boolean {
  const name = nameOf(photo);
  return name === null || (photo.hasCard === true && name === photo.reference);
}

const byTime = (one: TrayPhoto, other: TrayPhoto) =>
  one.at - other.at || one.file.name.localeCompare(other.file.name, 'en', { numeric: true });
