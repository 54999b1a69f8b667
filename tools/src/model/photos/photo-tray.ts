import type { FileFault } from '../pictures/check-file.ts';
import { prepareFile } from '../pictures/prepare-file.ts';
import { groupAnew, groupPhotos, newId, newLot, type TrayLot, type TrayPhoto } from './group-photos.ts';
import type { PhotoStore } from './photo-store.ts';
import { readCodes } from './read-code.ts';
import { beginSeries, type Series } from './series.ts';
import { takenAt } from './taken-at.ts';

const PART = /(?<![\p{L}\p{N}])(\p{L}{1,8})[^\p{L}\p{N}]{0,2}(\d{1,7})(?!\d)/gu;
/** Figures that a reference has at least. */
const FIGURES = 4;

/**
 * The reference in the name of a file or a code, read as loosely as the pictures tool reads it: `BU-0123_2.jpg`, `bu 123 (3).jpg`.
 * Letters that begin none of the shop's references name a camera: `IMG_0123.jpg`.
 */
function readReference(text: string, prefixes: readonly string[]): string | null {
  for (const [, letters = '', figures = ''] of text.normalize('NFC').matchAll(PART)) {
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
  /** The lot that the shop has, and whose desk stays until it is known what the next one begins with. */
  finishing: string | null;
  /** The lots as they are found after a reload; null where nothing is stored. */
  stored: TrayState['lots'] | null;
  /** Photos that are not found after a reload, for the browser could not store them. */
  missing: number;
}

export const GAPS_S = [5, 10, 20, 40, 90] as const;
const FIRST_GAP_S = 20;

/**
 * Photos that are to become lots, grouped by the reference in their names or on a card in them, or else by when they were
 * taken.
 */
export class PhotoTray {
  #state: TrayState = {
    ...{ lots: [], looking: 0, refused: [], gapSeconds: FIRST_GAP_S, series: beginSeries() },
    ...{ finishing: null, stored: null, missing: 0 },
  };
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
      const { at, code, ...prepared } = await look(file, prefixes);
      const { looking, refused } = this.#state;
      if ('fault' in prepared) {
        this.#set({ refused: [...refused, { name: file.name, fault: prepared.fault }] });
      } else {
        const reference = readReference(file.name, prefixes) ?? code;
        const hasCard = reference !== null && reference === code;
        photos.push({ id: newId(), file: prepared.file, at, reference, ...(hasCard && { hasCard }) });
      }
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

  /** The shop has a lot: from now on a reload does not have it entered again. */
  save(id: string, saved: NonNullable<TrayLot['saved']>): void {
    const lots = this.#state.lots.map((lot) => (lot.id === id ? { ...lot, saved } : lot));
    this.#set({ lots, finishing: id });
  }

  /** The next lot begins with what stays of the one that was saved. */
  goOn(next: Omit<Series, 'stays'>): void {
    this.#set({ finishing: null, series: { ...this.#state.series, ...next } });
  }

  /** What was typed for the next lot, also when this one is taken off or joined. */
  waitWith(line: string): void {
    this.#set({ series: { ...this.#state.series, line } });
  }

  /** What is on its way no longer has arrived, or was let go of. @param pending files that are to arrive */
  settle(pending: ReadonlySet<File>): void {
    const isNew = ({ file, isSettled }: TrayPhoto) => !isSettled && !pending.has(file);
    if (!this.#state.lots.some(({ saved, photos }) => saved && photos.some(isNew))) return;
    this.#set({
      lots: this.#state.lots.map((lot) => {
        if (!lot.saved) return lot;
        return {
          ...lot,
          photos: lot.photos.map((photo) => (isNew(photo) ? { ...photo, isSettled: true } : photo)),
        };
      }),
    });
  }

  /**
   * From now on a reload finds what is not in the shop yet.
   * @param send has the photos of lots that were entered before sent now
   */
  async keepIn(store: Pick<PhotoStore, 'adopt' | 'write'>, send: (lot: TrayLot) => void): Promise<void> {
    let seen: TrayState['lots'] = [];
    const write = () => {
      const { lots } = this.#state;
      if (lots === seen) return;
      seen = lots;
      void store.write(unsettled(lots)).then((missing) => {
        this.#set({ missing, ...(missing === 0 && { stored: lots }) });
      });
    };
    if (this.#state.lots.length > 0) write();
    this.subscribe(write);
    // Behind this tab's own: nobody's lot is exchanged for another while it is entered.
    const adopting = store.adopt((found) => {
      for (const lot of found) if (lot.saved) send(lot);
      // Of none too: what is too old to be found is dropped with the next write.
      this.#set({ lots: [...this.#state.lots, ...found] });
    });
    // What the browser does not hand over is left where it is: a session is entered all the same.
    await adopting.catch(() => undefined);
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
async function look(file: File, prefixes: readonly string[]) {
  try {
    // The code first: it is small, and best read before the photo is.
    const [at, codes, prepared] = await Promise.all([takenAt(file), readCodes(file), prepareFile(file)]);
    const [code = null] = codes.flatMap((text) => readReference(text, prefixes) ?? []);
    return { at, code, ...prepared };
  } catch {
    return { at: 0, code: null, fault: 'unreadable' as const };
  }
}

/** What the shop does not have yet. */
function unsettled(lots: readonly TrayLot[]): TrayLot[] {
  return lots.flatMap((lot) => {
    const photos = lot.photos.filter(({ isSettled }) => !isSettled);
    return lot.saved && photos.length === 0 ? [] : [{ ...lot, photos }];
  });
}
