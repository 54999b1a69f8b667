import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { Known, Matched, PictureOwner, Uploaded } from '@vitrine/shared/contract/tools/pictures';
import { hashFile } from './check-file.ts';
import { byNumber, planPlaces } from './plan-places.ts';
import { prepareFile } from './prepare-file.ts';
import { isFailed, isPending, isReady, type UploadSlot, type Upload, type UploadState } from './upload.ts';

/** What the queue asks the shop for. */
export interface UploadShop {
  match(names: string[]): Promise<ApiResult<Matched>>;
  known(owner: PictureOwner, hash: string): Promise<ApiResult<Known>>;
  /** Takes a picture away from whom it was sent to by mistake. */
  takeBack(owner: PictureOwner, hash: string): Promise<ApiResult<unknown>>;
  send(sending: {
    file: File;
    owner: PictureOwner;
    position: number | null;
    onProgress(sent: number): void;
    signal: AbortSignal;
  }): Promise<ApiResult<Uploaded>>;
}

/** Files sent at a time: more would only share the line. */
const AT_ONCE = 3;
/** Files looked at before it is asked whose they are: the first can be sent while the others are looked at. */
const NAMES_AT_ONCE = 10;

/**
 * Files on their way, in the order in which they were given. It lives as long as the tab: whoever goes to another page
 * of the tools finds it where it was, and it goes on meanwhile. Files of one owner go one after the other, so that they
 * arrive in their order.
 */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  readonly #shop: UploadShop;
  #count = 0;

  constructor(shop: UploadShop) {
    this.#shop = shop;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): readonly Upload[] => this.#uploads;

  /**
   * Takes files, looks at each, makes it smaller where it is larger than the shop keeps, and asks whose pictures they
   * are.
   * @param owner whose they are, when that is known: then each is sent as soon as it is looked at
   */
  async add(files: readonly File[], owner: PictureOwner | null = null): Promise<void> {
    const added = files.map((file) => this.#begin(file, owner));
    this.#set([...this.#uploads, ...added]);
    for (let start = 0; start < added.length; start += NAMES_AT_ONCE) {
      const fitting: Upload[] = [];
      // One after the other: a photo that is open takes a hundred times its bytes.
      for (const upload of added.slice(start, start + NAMES_AT_ONCE)) {
        if (await this.#look(upload)) fitting.push(upload);
      }
      if (!owner && fitting.length > 0) await this.#match(fitting);
    }
  }

  /** Says whose picture a file is. One that was sent already moves there. */
  async own(id: string, owner: PictureOwner): Promise<void> {
    const before = this.#uploads.find((upload) => upload.id === id);
    if (before?.state.kind !== 'sent' || !before.owner) {
      this.#change(id, { owner, choices: [], chosen: null, state: { kind: 'ready' } });
      return;
    }
    if (ownerKey(before) === ownerKey({ owner })) return;
    this.#state(id, { kind: 'looking' });
    const hash = await hashFile(before.file).catch(() => null);
    const back = hash === null ? null : await this.#shop.takeBack(before.owner, hash);
    if (back && !back.ok) {
      this.#state(id, before.state);
      return;
    }
    this.#change(id, { owner, chosen: { kind: 'new' }, state: { kind: 'queued' } });
    this.#work();
  }

  place(id: string, chosen: UploadSlot): void {
    this.#change(id, { chosen });
  }

  /** Sends everything of which it is known whose picture it is. */
  start(): void {
    this.#requeue(isReady);
  }

  /** Tries again what failed, or one file of it. */
  retry(id?: string): void {
    this.#requeue((upload) => isFailed(upload) && (id === undefined || upload.id === id));
  }

  /** Lets go of a file; what is under way is broken off. What was sent stays in the shop. */
  remove(id: string): void {
    this.#aborts.get(id)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    this.#work();
  }

  /** Takes what has arrived off the list. */
  clearSent(): void {
    this.#set(this.#uploads.filter(({ state }) => state.kind !== 'sent'));
  }

  #begin(file: File, owner: PictureOwner | null): Upload {
    this.#count += 1;
    const nothing = { givenBytes: file.size, number: null, choices: [], chosen: null };
    return { ...nothing, id: String(this.#count), file, owner, state: { kind: 'looking' } };
  }

  /** Whether there is anything to send. */
  async #look({ id, file, owner }: Upload): Promise<boolean> {
    // A file that moved or was deleted since it was chosen cannot be read, and is not when it is sent either.
    const prepared = await prepareFile(file).catch(() => ({ file }));
    if ('fault' in prepared) {
      this.#state(id, { kind: 'refused', fault: prepared.fault });
      return false;
    }
    this.#change(id, { file: prepared.file, ...(owner && { state: { kind: 'queued' } }) });
    if (owner) this.#work();
    return true;
  }

  async #match(uploads: Upload[]): Promise<void> {
    const answer = await this.#shop.match(uploads.map(({ file }) => file.name.slice(-255)));
    for (const [at, { id }] of uploads.entries()) {
      const { owners = [], number = null } = (answer.ok && answer.value.files[at]) || {};
      const owner = owners.length === 1 ? (owners[0] ?? null) : null;
      this.#change(id, { owner, number, choices: owner ? [] : owners, state: { kind: 'ready' } });
    }
  }

  #requeue(which: (upload: Upload) => boolean): void {
    for (const upload of this.#uploads) {
      if (which(upload)) this.#state(upload.id, { kind: upload.owner ? 'queued' : 'ready' });
    }
    this.#work();
  }

  /** Begins as many as may be under way. */
  #work(): void {
    const sending = this.#uploads.filter(({ state }) => state.kind === 'sending');
    const busy = new Set(sending.map(ownerKey));
    for (const upload of this.#uploads.toSorted(byNumber)) {
      if (busy.size >= AT_ONCE) return;
      if (upload.state.kind !== 'queued' || busy.has(ownerKey(upload))) continue;
      busy.add(ownerKey(upload));
      void this.#send(upload);
    }
  }

  async #send({ id, file, owner }: Upload): Promise<void> {
    const planned = planPlaces(this.#uploads).get(id);
    if (!owner || !planned) return;
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#state(id, { kind: 'sending', sent: 0 });
    const state = await this.#try(file, owner, {
      position: planned.isInstead ? planned.position : null,
      onProgress: (sent) => this.#progress(id, sent),
      signal: abort.signal,
    });
    this.#aborts.delete(id);
    this.#state(id, state);
    if (state.kind === 'sent') this.#take(owner, state.position);
    this.#work();
  }

  async #try(
    file: File,
    owner: PictureOwner,
    way: Omit<Parameters<UploadShop['send']>[0], 'file' | 'owner'>,
  ): Promise<UploadState> {
    // A file that moved or was deleted since it was chosen cannot be read.
    const hash = await hashFile(file).catch(() => undefined);
    if (hash === undefined) return { kind: 'failed', text: '', why: 'offline' };
    const known = hash === null ? null : await this.#shop.known(owner, hash);
    const [there] = known?.ok ? known.value.files : [];
    if (there) return { kind: 'sent', position: there.position, isKnown: true };
    const answer = await this.#shop.send({ file, owner, ...way });
    if (!answer.ok) return failed(answer.failure);
    const { position, isKnown } = answer.value;
    return { kind: 'sent', position, isKnown };
  }

  /** In tenths: a long list is not drawn anew for every packet. */
  #progress(id: string, sent: number): void {
    const upload = this.#uploads.find((other) => other.id === id);
    if (upload?.state.kind !== 'sending') return;
    const tenths = (bytes: number) => Math.floor((bytes / upload.file.size) * 10);
    if (tenths(sent) !== tenths(upload.state.sent)) this.#state(id, { kind: 'sending', sent });
  }

  /** The owner's other files know from now on that the place is taken. */
  #take({ kind, id }: PictureOwner, position: number): void {
    this.#set(
      this.#uploads.map((upload) => {
        const { owner } = upload;
        if (!owner || owner.kind !== kind || owner.id !== id) return upload;
        return {
          ...upload,
          owner: { ...owner, taken: [...new Set([...owner.taken, position])].toSorted(byValue) },
        };
      }),
    );
  }

  #state(id: string, state: UploadState): void {
    this.#change(id, { state });
  }

  #change(id: string, more: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...more } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

const ownerKey = ({ owner }: Pick<Upload, 'owner'>) => `${owner?.kind} ${owner?.id}`;
const byValue = (one: number, other: number) => one - other;

/** Whether leaving the tab would lose something. */
export function isUnderWay(uploads: readonly Upload[]): boolean {
  return uploads.some((upload) => isPending(upload) || isReady(upload) || upload.state.kind === 'looking');
}

function failed(failure: ApiFailure): UploadState {
  if (failure.kind === 'unauthorized') return { kind: 'failed', text: '', why: 'login' };
  if (failure.kind === 'not-found') return { kind: 'failed', text: '', why: 'gone' };
  const text = failure.kind === 'rejected' ? failure.message : '';
  const isAway = failure.kind === 'offline' || failure.kind === 'timeout';
  return { kind: 'failed', text, why: isAway ? 'offline' : 'server' };
}
