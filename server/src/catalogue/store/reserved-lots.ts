import type { LotHolder } from '@vitrine/shared/contract/tools/catalogue';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

const SIGNS: Record<string, number> = { reserve: 1, release: -1, sell: -1 };

/**
 * For whom lots of an insect are reserved now, by the ledger of its stock: orders that wait for their money, and
 * shoppers at the checkout.
 */
export async function readLotHolders(kysely: Kysely<Schema>, insectId: number): Promise<LotHolder[]> {
  const moves = await kysely
    .selectFrom('stock_moves')
    .select(['kind', 'amount', 'source'])
    .where('insect_id', '=', insectId)
    .execute();
  const sources = moves.map(({ source }) => source);
  const [orders, holds] = await Promise.all([
    readOrders(kysely, named(sources, 'order'), named(sources, 'hold')),
    readHolds(kysely, named(sources, 'hold')),
  ]);
  const left = new Map<LotHolder, number>();
  for (const { kind, amount, source } of moves) {
    // Money that came late took the lots again under a name of its own.
    const name = source.replace(/:late$/, '');
    const holder = orders.get(name) ?? holds.get(name);
    if (holder) left.set(holder, (left.get(holder) ?? 0) + (SIGNS[kind] ?? 0) * amount);
  }
  return [...left]
    .filter(([, amount]) => amount > 0)
    .map(([holder, amount]) => ({ ...holder, amount }))
    .toSorted((one, other) => one.until.localeCompare(other.until));
}

/** Which of these lots are reserved, some of them at least. */
export async function listHeld(kysely: Kysely<Schema>, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await kysely
    .selectFrom('insects')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .where('reserved', '>', 0)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** What comes after `order:` or `hold:`. */
function named(sources: string[], kind: string): string[] {
  const own = sources.filter((source) => source.startsWith(`${kind}:`));
  return [...new Set(own.map((source) => source.slice(kind.length + 1).replace(/:late$/, '')))];
}

/** Orders by what they, and the holds that became them, are called in the ledger. */
async function readOrders(kysely: Kysely<Schema>, references: string[], holdIds: string[]) {
  if (references.length + holdIds.length === 0) return new Map<string, LotHolder>();
  const rows = await kysely
    .selectFrom('orders')
    .select(['reference', 'hold_id', 'reserved_until as until'])
    .where((eb) =>
      eb.or([
        ...(references.length > 0 ? [eb('reference', 'in', references)] : []),
        ...(holdIds.length > 0 ? [eb('hold_id', 'in', holdIds)] : []),
      ]),
    )
    .execute();
  return new Map<string, LotHolder>(
    rows.flatMap(({ reference, hold_id, until }) => {
      const holder = { order: reference, amount: 0, until };
      return [`order:${reference}`, `hold:${hold_id ?? ''}`].map((name) => [name, holder] as const);
    }),
  );
}

async function readHolds(kysely: Kysely<Schema>, ids: string[]) {
  if (ids.length === 0) return new Map<string, LotHolder>();
  const rows = await kysely
    .selectFrom('holds')
    .select(['id', 'expires_at as until'])
    .where('id', 'in', ids)
    .execute();
  return new Map<string, LotHolder>(
    rows.map(({ id, until }) => [`hold:${id}`, { order: null, amount: 0, until }]),
  );
}
