import type { Kysely } from 'kysely';
import { digestOf } from '../../platform/secret-token.ts';
import { countAffected } from '../../database/count-affected.ts';
import type { Schema } from '../../database/schema/schema.ts';

interface CountedRequest {
  /** What is asked for. */
  scope: string;
  /** Who asks: an address. Stored as a hash. */
  key: string;
  windowMs: number;
}

/**
 * Counts a request by one upsert: many at the same moment are all counted, in whichever process. The first one after
 * the end of a stretch of time begins the next.
 */
export async function countRequest(
  kysely: Kysely<Schema>,
  { scope, key, windowMs }: CountedRequest,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const at = now.toISOString();
  const first = { count: 1, ends_at: new Date(now.getTime() + windowMs).toISOString() };
  const row = await kysely
    .insertInto('request_counts')
    .values({ scope, key_hash: digestOf(key), ...first })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key_hash']).doUpdateSet((eb) => {
        const isOver = eb('request_counts.ends_at', '<=', at);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('request_counts.count', '+', 1))
            .end(),
          ends_at: eb.case().when(isOver).then(first.ends_at).else(eb.ref('request_counts.ends_at')).end(),
        };
      }),
    )
    .returning(['count', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();
  return { count: row.count, endsAt: new Date(row.endsAt) };
}

/** Forgets what is over. Returns how many. */
export async function forgetRequestCounts(kysely: Kysely<Schema>, now: Date): Promise<number> {
  return countAffected(
    await kysely.deleteFrom('request_counts').where('ends_at', '<=', now.toISOString()).execute(),
  );
}
