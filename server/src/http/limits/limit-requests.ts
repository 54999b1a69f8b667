import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { evictOldest } from '@vitrine/shared/platform/evict-oldest';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { countRequest } from '../store/request-counts.ts';

/** Refused addresses are cached: a flood costs the database no more than the requests before the bound. */
const MOST_KNOWN = 5_000;

/**
 * Bounds that routes name (`config.rateLimit`, `createRateLimit` with a `groupId`). Processes on one PostgreSQL count
 * together. On SQLite there is one process, which counts in its memory. While the database is away nobody is refused for
 * asking too often: nothing that is bounded can be done then.
 */
export async function limitRequests(app: FastifyInstance, database: Database, clock: Clock): Promise<void> {
  const store = database.dialect === 'postgres' && sharedStore(database, clock);
  await app.register(rateLimit, { global: false, ...(store && { store, skipOnError: true }) });
}

/** What the plugin says of a bound: its route, or a name where it is no route's. Its types say neither. */
const limitedSchema = z.object({
  groupId: z.optional(z.string()),
  routeInfo: z.optional(z.object({ method: z.optional(z.unknown()), url: z.optional(z.string()) })),
});

type Counted = { current: number; ttl: number };
type Answer = (error: Error | null, counted?: Counted) => void;

function sharedStore({ kysely }: Database, clock: Clock): FastifyRateLimitStoreCtor {
  return class SharedStore {
    readonly scope: string;
    /** Addresses that asked too often → until when. */
    readonly refused = new Map<string, number>();

    constructor(limited: object) {
      const { groupId, routeInfo } = limitedSchema.parse(limited);
      this.scope = groupId ?? `${String(routeInfo?.method)} ${routeInfo?.url}`;
    }

    incr(key: string, answer: Answer, windowMs = 0, max = 0): void {
      const left = (this.refused.get(key) ?? 0) - clock().getTime();
      if (left > 0) return answer(null, { current: max + 1, ttl: left });
      countRequest(kysely, { scope: this.scope, key, windowMs }, clock()).then(
        ({ count, endsAt }) => {
          if (count > max) this.remember(key, endsAt.getTime());
          answer(null, { current: count, ttl: endsAt.getTime() - clock().getTime() });
        },
        (error: Error) => answer(error),
      );
    }

    child(limited: object): SharedStore {
      return new SharedStore(limited);
    }

    remember(key: string, endsAt: number): void {
      this.refused.delete(key);
      this.refused.set(key, endsAt);
      evictOldest(this.refused, MOST_KNOWN);
    }
  };
}
