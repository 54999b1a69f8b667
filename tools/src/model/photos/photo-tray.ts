import type { InsectValues } from '../insects/insect-values.ts';
import type { FileFault } from '../pictures/check-file.ts';
import { prepareFile } from '../pictures/prepare-file.ts';
import { groupAnew, groupPhotos, newId, newLot, type TrayLot, type TrayPhoto } from './group-photos.ts';
import { beginSeries, type Series } from './series.ts';
import { takenAt } from './taken-at.ts';

const PART = /(?<![\p{L}\p{N}])(\p{L}{1,8})[^\p{L}\p{N}]{0,2}(\d{1,7})(?!\d)/gu;
/** Figures that a reference has at least. */
const FIGURES = 4;

/**
 * The reference that a file is named by, read as loosely as the pictures tool reads it: `BU-0123_2.jpg`, `bu 123 (3).jpg`.
 * Letters that begin none of the shop's references name a camera: `IMG_0123.jpg`.
 */
function readReference(fileName: string, prefixes: readonly string[]): string | null {
  for (const [, letters = '', figures = ''] of fileName.normalize('NFC').matchAll(PART)) {
    const prefix = prefixes.find((one) => one.toLowerCase() === letters.toLowerCase());
    if (prefix) return `${prefix}-${figures.replace(/^0+(?=\d)/, '').padStart(FIGURES, '0')}`;
  }
  return null;
}

interface TrayState {
  lots: readonly TrayLot[];
  /** Files that are being looked at. */
  looking: number;
  refused: readonly { name: string; fault: FileFault }[];
  /** Photos further apart than so many seconds are of two lots. */
  gapSeconds: number;
  /** What the next lot begins with. */
  series: Series;
}

export const GAPS_S = [5, 10, 20, 40, 90] as const;
const FIRST_GAP_S = 20;

/**
 * Photos that are to become lots, grouped by the reference in their names, or else by when they were taken. Like the
 * uploads it belongs to the tab: files cannot persist over a reload.
 */
export class PhotoTray {
  #state: TrayState = { lots: [], looking: 0, refused: [], gapSeconds: FIRST_GAP_S, series: beginSeries() };
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): TrayState => this.#state;

  /**
   * Looks at files, makes them smaller where they are larger than the shop keeps, and groups them.
   * @param prefixes the letters that the shop's references begin with
   */
  async add(files: readonly File[], prefixes: readonly string[]): Promise<void> {
    this.#set({ looking: this.#state.looking + files.length, refused: [] });
    const photos: TrayPhoto[] = [];
    // One after the other: a photo that is open takes a hundred times its bytes.
    for (const file of files) {
      const { at, ...prepared } = await look(file);
      const { looking, refused } = this.#state;
      if ('fault' in prepared) {
        this.#set({ refused: [...refused, { name: file.name, fault: prepared.fault }] });
      } else
        photos.push({ id: newId(), file: prepared.file, at, reference: readReference(file.name, prefixes) });
      this.#set({ looking: looking - 1 });
    }
    const groups = groupPhotos(photos, this.#state.gapSeconds, ({ reference }) => reference);
    this.#set({ lots: [...this.#state.lots, ...groups.map((group) => newLot(group, group[0]?.reference))] });
  }

  /** Groups anew what is not entered yet. Lots made by hand stay, and each other is still the one that it began as. */
  regroup(gapSeconds: number): void {
    const open = this.#state.lots.filter((lot) => !lot.saved);
    const saved = this.#state.lots.filter((lot) => lot.saved);
    this.#set({ gapSeconds, lots: [...saved, ...groupAnew(open, gapSeconds)] });
  }

  /** The photos of a lot belong to the lot before it. */
  join(id: string): void {
    const { lots } = this.#state;
    const at = lots.findIndex((lot) => lot.id === id);
    const [before, own] = [lots[at - 1], lots[at]];
    if (!before || !own || before.saved || own.saved) return;
    const joined = { ...before, photos: [...before.photos, ...own.photos], isByHand: true };
    this.#set({ lots: lots.toSpliced(at - 1, 2, joined) });
  }

  /** From this photo on it is another lot. */
  split(photoId: string): void {
    this.#set({
      lots: this.#state.lots.flatMap((lot) => {
        const at = lot.photos.findIndex(({ id }) => id === photoId);
        if (at < 1) return [lot];
        const [own, others] = [lot.photos.slice(0, at), lot.photos.slice(at)];
        return [
          { ...lot, photos: own, isByHand: true },
          { ...newLot(others), isByHand: true },
        ];
      }),
    });
  }

  /** Lets go of a lot's photos. */
  remove(id: string): void {
    this.#set({ lots: this.#state.lots.filter((lot) => lot.id !== id) });
  }

  /** A lot was entered: the next one begins with what stays. */
  save(id: string, saved: NonNullable<TrayLot['saved']>, values: InsectValues, nextReference: string): void {
    const { lots, series } = this.#state;
    this.#set({
      lots: lots.map((lot) => (lot.id === id ? { ...lot, saved } : lot)),
      series: { ...series, values, nextReference },
    });
  }

  stay(stays: Series['stays']): void {
    this.#set({ series: { ...this.#state.series, stays } });
  }

  #set(more: Partial<TrayState>): void {
    this.#state = { ...this.#state, ...more };
    for (const listener of this.#listeners) listener();
  }
}

/** A file that was moved since it was chosen, or whose card was pulled, cannot be read: the others are taken all the same. */
async function look(file: File) {
  try {
    const [at, prepared] = await Promise.all([takenAt(file), prepareFile(file)]);
    return { at, ...prepared };
  } catch {
    return { at: 0, fault: 'unreadable' as const };
  }
}
