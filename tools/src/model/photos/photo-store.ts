import { z } from '@vitrine/shared/contract/zod';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';
import type { TrayLot, TrayPhoto } from './group-photos.ts';

/** Of the lots, in the order of their session; photos lie beside them, each written once. */
type StoredLot = Omit<TrayLot, 'photos'> & {
  photos: string[];
  /** When somebody last worked on its session; in the first records there is none. */
  writtenAt?: number;
};

const NAME = 'VDM_TOOLS_PHOTOS';
const PHOTOS = 'photos';
/** A record a tab: its lots. */
const LOTS = 'lots';
/** What nobody came back to for so long is dropped. */
const LONGEST_MS = 30 * 24 * 60 * 60_000;
/** How long the page before a reload may take to let go of its lots. */
const RELOAD_MS = 5000;
/** The sessions that this tab has had: over a reload they stay its own. */
const OWN = tabStorage('VDM_TOOLS:photos', z.array(z.string()));

/**
 * The photos of a session in this browser, until each is in the shop: a reload, a closed tab or a power cut loses none.
 * They show specimens, and nobody's data: whoever of the staff opens the page next goes on with them.
 */
export class PhotoStore {
  readonly #database: IDBDatabase;
  /** Of this page: after a reload it is another. */
  readonly #session: string;
  readonly #stored = new Set<string>();
  /** Photos that this browser has no room for, or cannot read: they are not tried again. */
  readonly #refused = new Set<string>();
  /** Sessions whose lots are among this tab's from its next write on. */
  readonly #adopted = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(database: IDBDatabase, session: string) {
    this.#database = database;
    this.#session = session;
  }

  /** @returns null where the browser stores nothing */
  static async open(): Promise<PhotoStore | null> {
    // Where site data are blocked, some browsers throw at each of these.
    try {
      if (typeof indexedDB === 'undefined' || !('locks' in navigator)) return null;
      const session = crypto.randomUUID();
      if (!(await hold(session, {}))) return null;
      const opening = indexedDB.open(NAME, 1);
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore(PHOTOS, { keyPath: 'id' });
        opening.result.createObjectStore(LOTS);
      });
      return new PhotoStore(await settled(opening), session);
    } catch {
      return null;
    }
  }

  /**
   * Hands over the lots that this tab had before a reload, and those of tabs that are gone by now. What another tab has
   * stays there, also while that one is reloaded.
   */
  async adopt(take: (lots: TrayLot[]) => void): Promise<void> {
    const before = OWN.read() ?? [];
    const keys = await settled(this.#database.transaction(LOTS).objectStore(LOTS).getAllKeys());
    const sessions = keys.map(String).filter((key) => key !== this.#session);
    OWN.write([this.#session, ...before.filter((key) => sessions.includes(key))]);
    await Promise.all(
      sessions.map(async (key) => {
        const isOwn = before.includes(key);
        const options = isOwn ? { signal: AbortSignal.timeout(RELOAD_MS) } : { ifAvailable: true };
        if (await hold(key, options)) take(await this.#takeOver(key));
      }),
    );
  }

  async #takeOver(session: string): Promise<TrayLot[]> {
    const reading = this.#database.transaction([PHOTOS, LOTS]);
    const [photos, lots = []]: [TrayPhoto[], StoredLot[] | undefined] = await Promise.all([
      settled(reading.objectStore(PHOTOS).getAll()),
      settled(reading.objectStore(LOTS).get(session)),
    ]);
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    for (const id of lots.flatMap((lot) => lot.photos)) this.#stored.add(id);
    this.#adopted.add(session);
    const now = Date.now();
    return lots
      .filter(({ writtenAt = now }) => now - writtenAt < LONGEST_MS)
      .map((lot) => ({ ...lot, photos: lot.photos.flatMap((id) => byId.get(id) ?? []) }))
      .filter((lot) => lot.photos.length > 0);
  }

  /**
   * Writes what is to be found after a reload, one state after the other.
   * @returns how many of the photos are not there
   */
  write(lots: readonly TrayLot[]): Promise<number> {
    const writing = this.#last.then(() => this.#write(lots)).catch(() => photosOf(lots).length);
    this.#last = writing;
    return writing;
  }

  async #write(lots: readonly TrayLot[]): Promise<number> {
    const photos = photosOf(lots);
    const added = photos.filter(({ id }) => !this.#stored.has(id) && !this.#refused.has(id));
    const isWhole = await this.#put(lots, added).then(
      () => true,
      () => false,
    );
    if (!isWhole) {
      // A photo that cannot be stored fails whatever is written with it. What was entered comes first: it is not to be
      // entered twice.
      await this.#put(lots, []);
      for (const photo of added) await this.#put(lots, [photo]).catch(() => this.#refused.add(photo.id));
    }
    return photos.filter(({ id }) => !this.#stored.has(id)).length;
  }

  /** Fails as a whole. */
  async #put(lots: readonly TrayLot[], added: readonly TrayPhoto[]): Promise<void> {
    const ids = new Set(photosOf(lots).map(({ id }) => id));
    const gone = [...this.#stored].filter((id) => !ids.has(id));
    const adopted = [...this.#adopted];
    const writtenAt = Date.now();
    const session = lots.map((lot): StoredLot => ({
      ...lot,
      photos: lot.photos.map(({ id }) => id),
      writtenAt,
    }));
    const writing = this.#database.transaction([PHOTOS, LOTS], 'readwrite');
    for (const photo of added) writing.objectStore(PHOTOS).put(photo);
    for (const id of gone) writing.objectStore(PHOTOS).delete(id);
    if (session.length > 0) writing.objectStore(LOTS).put(session, this.#session);
    else writing.objectStore(LOTS).delete(this.#session);
    for (const key of adopted) writing.objectStore(LOTS).delete(key);
    await completed(writing);
    for (const key of adopted) this.#adopted.delete(key);
    for (const { id } of added) this.#stored.add(id);
    for (const id of gone) this.#stored.delete(id);
  }
}

const photosOf = (lots: readonly TrayLot[]) => lots.flatMap(({ photos }) => photos);

/** Has a session until this page is gone. @returns whether it has it */
function hold(session: string, options: LockOptions): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const untilGone = new Promise<void>(() => undefined);
  navigator.locks
    .request(`${NAME}:${session}`, options, (lock) => {
      resolve(lock !== null);
      return lock ? untilGone : undefined;
    })
    .catch(() => resolve(false));
  return promise;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error));
  return promise;
}

function completed(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () => reject(transaction.error));
  return promise;
}
