import { LRUCache } from 'lru-cache';

/** Values by key that hold for one version of what they are made of, such as the catalogue. */
export interface VersionedCache<V extends object | string> {
  /** What is cached for the key at this version. Another version than that of the last call empties the cache. */
  get(version: string, key: string): V | undefined;
  /**
   * The same, made now when it is not cached. Callers that come while it is made share that one making, unless it began
   * longer ago than a value may be old. A failure is not cached, neither is what is not `storable`, nor what was begun
   * at an older version.
   */
  fetch(version: string, key: string, make: () => Promise<V>): Promise<V>;
}

export interface CacheOptions<V> {
  maxEntries: number;
  /** Counted from the begin of the making: so old at most is what a value shows. */
  maxAgeMs: number;
  /** Bound on the sum of `bytesOf`. */
  maxBytes?: number;
  bytesOf?(value: V, key: string): number;
  /** Whether a value may be cached; all are by default. */
  storable?(value: V): boolean;
  now?(): number;
}

/** The one cache of server and shell (decision 031), around `lru-cache`: least recently used values are evicted first. */
export function createCache<V extends object | string>({
  maxEntries,
  maxAgeMs,
  maxBytes,
  bytesOf = () => 1,
  storable = () => true,
  now = () => performance.now(),
}: CacheOptions<V>): VersionedCache<V> {
  // The library wants whole numbers above zero.
  const sizeCalculation = (value: V, key: string) => Math.max(1, Math.ceil(bytesOf(value, key)));
  const values = new LRUCache<string, V>({
    max: maxEntries,
    ttl: maxAgeMs,
    // Exact, and without a timer for each look.
    ttlResolution: 0,
    perf: { now },
    ...(maxBytes !== undefined && { maxSize: maxBytes, sizeCalculation }),
  });
  let current = '';
  // Not a Map: what passes through one lives until the next full collection, in the tables that it outgrew.
  let making: Record<string, { value: Promise<V>; begunAt: number }> = {};

  function renew(version: string): void {
    if (version === current) return;
    current = version;
    values.clear();
    making = {};
  }

  function get(version: string, key: string): V | undefined {
    renew(version);
    return values.get(key);
  }

  async function makeAndStore(key: string, make: () => Promise<V>): Promise<V> {
    const begunAt = now();
    const mine = { value: make(), begunAt };
    making[key] = mine;
    try {
      const value = await mine.value;
      if (making[key] === mine && storable(value)) values.set(key, value, { start: begunAt });
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
  };
}
