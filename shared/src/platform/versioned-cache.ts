import { LRUCache } from 'lru-cache';

/** Values by key that hold for one version of what they are made of, such as the catalogue. */
export interface VersionedCache<V extends object | string, K extends string | number = string> {
  /** What is cached for the key at this version. Another version than that of the last call empties the cache. */
  get(version: string, key: K): V | undefined;
  /**
   * The same, made now when it is not cached. Callers that come while it is made share that one making, unless it began
   * longer ago than a value may be old. A failure is not cached, neither is what is not `storable`, nor what was begun
   * at an older version.
   */
  fetch(version: string, key: K, make: () => Promise<V>): Promise<V>;
  /** Values of many keys, in their order; `make` makes those that are not cached, and leaves out what there is not. */
  fetchMany(version: string, keys: K[], make: (missing: K[]) => Promise<Map<K, V>>): Promise<V[]>;
}

export interface CacheOptions<V, K = string> {
  maxEntries: number;
  /** Counted from the begin of the making: so old at most is what a value shows. */
  maxAgeMs: number;
  /** Bound on the sum of `bytesOf`. */
  maxBytes?: number;
  bytesOf?(value: V, key: K): number;
  /** Whether a value may be cached; all are by default. */
  storable?(value: V, key: K): boolean;
  now?(): number;
}

/** The one cache of server and shell (decision 031), around `lru-cache`: least recently used values are evicted first. */
export function createCache<V extends object | string, K extends string | number = string>({
  maxEntries,
  maxAgeMs,
  maxBytes,
  bytesOf = () => 1,
  storable = () => true,
  now = () => performance.now(),
}: CacheOptions<V, K>): VersionedCache<V, K> {
  // The library wants whole numbers above zero.
  const sizeCalculation = (value: V, key: K) => Math.max(1, Math.ceil(bytesOf(value, key)));
  const values = new LRUCache<K, V>({
    max: maxEntries,
    // At this age the library still gives it.
    ttl: maxAgeMs - 1,
    // Exact, and without a timer for each look.
    ttlResolution: 0,
    perf: { now },
    ...(maxBytes !== undefined && { maxSize: maxBytes, sizeCalculation }),
  });
  let current = '';
  // Not a Map: what passes through one lives until the next full collection, in the tables that it outgrew.
  let making: Partial<Record<K, { value: Promise<V>; begunAt: number }>> = {};

  function renew(version: string): void {
    if (version === current) return;
    current = version;
    values.clear();
    making = {};
  }

  function get(version: string, key: K): V | undefined {
    renew(version);
    return values.get(key);
  }

  async function makeAndStore(key: K, make: () => Promise<V>): Promise<V> {
    const begunAt = now();
    const mine = { value: make(), begunAt };
    making[key] = mine;
    try {
      const value = await mine.value;
      if (making[key] === mine && storable(value, key)) values.set(key, value, { start: begunAt });
      return value;
    } finally {
      if (making[key] === mine) delete making[key];
    }
  }

  return {
    get,
    async fetch(version, key, make) {
      const cached = get(version, key);
      if (cached !== undefined) return cached;
      const shared = making[key];
      return shared && now() - shared.begunAt < maxAgeMs ? shared.value : makeAndStore(key, make);
    },
    async fetchMany(version, keys, make) {
      const cached = new Map(keys.map((key) => [key, get(version, key)]));
      const missing = keys.filter((key) => cached.get(key) === undefined);
      const begunAt = now();
      const made = missing.length > 0 ? await make(missing) : new Map<K, V>();
      if (version === current) for (const [key, value] of made) values.set(key, value, { start: begunAt });
      return keys.map((key) => cached.get(key) ?? made.get(key)).filter((value) => value !== undefined);
    },
  };
}
