/** A lock that somebody waits for. */
interface Waiting {
  name: string;
  grant(): void;
}

/**
 * IndexedDB, locks and tabs as far as the tools use them: this environment has none, and the border to the browser is
 * played here. One at a time.
 */
export class PlayedBrowser {
  /** What lies in the database, by store and key. */
  readonly stores = new Map<string, Map<string, unknown>>();
  /** Of what is written: a transaction with something refused is aborted. */
  refuses: (value: unknown) => boolean = () => false;
  #waiting: Waiting[] = [];
  readonly #held = new Map<string, symbol>();
  readonly #tabs = new Map<string, Record<string, string>>();
  #tab = '';
  #page = Symbol('page');

  constructor() {
    Object.assign(globalThis, { indexedDB: { open: () => this.#open() } });
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (name: string, options: LockOptions, granted: (lock: unknown) => unknown) =>
          this.#request(name, options, granted),
      },
    });
  }

  /** From now on another page is open, in that tab. @returns what closes it */
  enter(tab: string): () => void {
    this.#tabs.set(this.#tab, { ...sessionStorage });
    sessionStorage.clear();
    for (const [name, value] of Object.entries(this.#tabs.get(tab) ?? {}))
      sessionStorage.setItem(name, value);
    this.#tab = tab;
    const page = Symbol(tab);
    this.#page = page;
    return () => {
      for (const [name, holder] of this.#held) if (holder === page) this.#release(name);
    };
  }

  /** The records of a store. */
  in(store: string): unknown[] {
    return [...(this.stores.get(store)?.values() ?? [])];
  }

  #open() {
    const opening = new PlayedRequest({
      createObjectStore: (name: string) => this.stores.set(name, new Map()),
      transaction: () => new PlayedTransaction(this),
    });
    if (this.stores.size === 0) queueMicrotask(() => opening.dispatchEvent(new Event('upgradeneeded')));
    opening.succeed();
    return opening;
  }

  async #request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    granted: (lock: unknown) => unknown,
  ): Promise<unknown> {
    const page = this.#page;
    if (this.#held.has(name)) {
      if (ifAvailable) return granted(null);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting = { name, grant: resolve };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(new DOMException('', 'TimeoutError'));
      });
      await promise;
    }
    this.#held.set(name, page);
    return granted({ name });
  }

  #release(name: string): void {
    this.#held.delete(name);
    const next = this.#waiting.find((waiting) => waiting.name === name);
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    next?.grant();
  }
}

class PlayedRequest extends EventTarget {
  readonly result: unknown;

  constructor(result: unknown) {
    super();
    this.result = result;
  }

  succeed(): this {
    queueMicrotask(() => this.dispatchEvent(new Event('success')));
    return this;
  }
}

/** What is written is there when it completes, or nothing of it. */
class PlayedTransaction extends EventTarget {
  readonly #browser: PlayedBrowser;
  readonly #writes: (() => void)[] = [];
  #isRefused = false;
  readonly error = new DOMException('', 'QuotaExceededError');

  constructor(browser: PlayedBrowser) {
    super();
    this.#browser = browser;
    setTimeout(() => {
      if (!this.#isRefused) for (const write of this.#writes) write();
      this.dispatchEvent(new Event(this.#isRefused ? 'abort' : 'complete'));
    });
  }

  objectStore(name: string) {
    const records = this.#browser.stores.get(name) ?? new Map<string, unknown>();
    return {
      put: (value: { id: string }, key = value.id) => {
        this.#isRefused ||= this.#browser.refuses(value);
        this.#writes.push(() => records.set(key, value));
      },
      delete: (key: string) => this.#writes.push(() => records.delete(key)),
      get: (key: string) => new PlayedRequest(records.get(key)).succeed(),
      getAll: () => new PlayedRequest([...records.values()]).succeed(),
      getAllKeys: () => new PlayedRequest([...records.keys()]).succeed(),
    };
  }
}
