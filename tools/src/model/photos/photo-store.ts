import type { TrayLot, TrayPhoto } from './group-photos.ts';

/** Of the lots, in the order of their session; photos lie beside them, each written once. */
type StoredLot = Omit<TrayLot, 'photos'> & { photos: string[] };

const NAME = 'VDM_TOOLS_PHOTOS';
const PHOTOS = 'photos';
/** A record a tab: its lots. */
const LOTS = 'lots';

/**
 * The photos of a session in this browser, until each is in the shop: a reload, a closed tab or a power cut loses none.
 * They show specimens, and nobody's data: whoever of the staff opens the page next goes on with them.
 */
export class PhotoStore {
  readonly #database: IDBDatabase;
  /** Of this tab. */
  readonly #session: string;
  readonly #stored = new Set<string>();
  /** Sessions whose lots are among this tab's from its next write on. */
  readonly #adopted = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(database: IDBDatabase, session: string) {
    this.#database = database;
    this.#session = session;
  }

  /** @returns null where the browser stores nothing */
  static async open(): Promise<PhotoStore | null> {
    if (typeof indexedDB === 'undefined' || !('locks' in navigator)) return null;
    const session = crypto.randomUUID();
    void whileOpen(session, () => undefined);
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(PHOTOS, { keyPath: 'id' });
      opening.result.createObjectStore(LOTS);
    });
    return settled(opening).then(
      (database) => new PhotoStore(database, session),
      () => null,
    );
  }

  /** Hands over the lots that other tabs left, each tab's once it is gone: after a reload that is at once. */
  async adopt(take: (lots: TrayLot[]) => void): Promise<void> {
    const sessions = await settled(this.#database.transaction(LOTS).objectStore(LOTS).getAllKeys());
    for (const key of sessions.map(String)) {
      if (key !== this.#session) void whileOpen(key, async () => take(await this.#takeOver(key)));
    }
  }

  async #takeOver(session: string): Promise<TrayLot[]> {
    const reading = this.#database.transaction([PHOTOS, LOTS]);
    const [photos, lots]: [TrayPhoto[], StoredLot[] | undefined] = await Promise.all([
      settled(reading.objectStore(PHOTOS).getAll()),
      settled(reading.objectStore(LOTS).get(session)),
    ]);
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    const found = (lots ?? []).map((lot) => ({
      ...lot,
      photos: lot.photos.flatMap((id) => byId.get(id) ?? []),
    }));
    for (const { id } of found.flatMap((lot) => lot.photos)) this.#stored.add(id);
    this.#adopted.add(session);
    return found;
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
    const adopted = [...this.#adopted];
    for (const photo of added) writing.objectStore(PHOTOS).put(photo);
    for (const id of gone) writing.objectStore(PHOTOS).delete(id);
    const session = lots.map((lot): StoredLot => ({ ...lot, photos: lot.photos.map(({ id }) => id) }));
    if (session.length > 0) writing.objectStore(LOTS).put(session, this.#session);
    else writing.objectStore(LOTS).delete(this.#session);
    for (const key of adopted) writing.objectStore(LOTS).delete(key);
    await completed(writing);
    for (const key of adopted) this.#adopted.delete(key);
    for (const { id } of added) this.#stored.add(id);
    for (const id of gone) this.#stored.delete(id);
    return true;
  }
}

/** Once no tab has the session: from then on it is this one's, until it is gone. */
function whileOpen(session: string, begin: () => Promise<void> | undefined): Promise<void> {
  return navigator.locks.request(`${NAME}:${session}`, async () => {
    await begin();
    return new Promise<void>(() => undefined);
  });
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
