import type { TrayLot, TrayPhoto } from './group-photos.ts';

/** Of the lots, in the order of the session; photos lie beside them, each written once. */
type StoredLot = Omit<TrayLot, 'photos'> & { photos: string[] };

const NAME = 'VDM_TOOLS_PHOTOS';
const PHOTOS = 'photos';
const LOTS = 'lots';
/** Of the one record of lots. */
const SESSION = 'session';

/**
 * The photos of a session in this browser, until each is in the shop: a reload, a closed tab or a power cut loses none.
 * They show specimens, and nobody's data: whoever of the staff opens the page next goes on with them.
 */
export class PhotoStore {
  readonly #database: IDBDatabase;
  readonly #stored = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /**
   * Waits until no other tab has the photos: two would write over each other. What that tab leaves, this one takes over.
   * @returns null where the browser stores nothing
   */
  static async open(): Promise<PhotoStore | null> {
    if (typeof indexedDB === 'undefined' || !('locks' in navigator)) return null;
    await takeLock();
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(PHOTOS, { keyPath: 'id' });
      opening.result.createObjectStore(LOTS);
    });
    return settled(opening).then(
      (database) => new PhotoStore(database),
      () => null,
    );
  }

  /** The lots whose photos are not all in the shop yet. */
  async read(): Promise<TrayLot[]> {
    const reading = this.#database.transaction([PHOTOS, LOTS]);
    const [photos, lots]: [TrayPhoto[], StoredLot[] | undefined] = await Promise.all([
      settled(reading.objectStore(PHOTOS).getAll()),
      settled(reading.objectStore(LOTS).get(SESSION)),
    ]);
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    for (const id of byId.keys()) this.#stored.add(id);
    return (lots ?? []).map((lot) => ({ ...lot, photos: lot.photos.flatMap((id) => byId.get(id) ?? []) }));
  }

  /** Writes what is to be found after a reload, one state after the other. @returns whether it is there */
  write(lots: readonly TrayLot[]): Promise<boolean> {
    const writing = this.#last.then(() => this.#write(lots)).catch(() => false);
    this.#last = writing;
    return writing;
  }

  /** Fails as a whole where the disk is full. */
  async #write(lots: readonly TrayLot[]): Promise<boolean> {
    const photos = new Map(lots.flatMap((lot) => lot.photos.map((photo) => [photo.id, photo] as const)));
    const writing = this.#database.transaction([PHOTOS, LOTS], 'readwrite');
    const added = [...photos.values()].filter(({ id }) => !this.#stored.has(id));
    const gone = [...this.#stored].filter((id) => !photos.has(id));
    for (const photo of added) writing.objectStore(PHOTOS).put(photo);
    for (const id of gone) writing.objectStore(PHOTOS).delete(id);
    const session = lots.map((lot): StoredLot => ({ ...lot, photos: lot.photos.map(({ id }) => id) }));
    writing.objectStore(LOTS).put(session, SESSION);
    await completed(writing);
    for (const { id } of added) this.#stored.add(id);
    for (const id of gone) this.#stored.delete(id);
    return true;
  }
}

/** Held until this tab is gone. */
function takeLock(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(NAME, () => {
    resolve();
    return new Promise(() => undefined);
  });
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
