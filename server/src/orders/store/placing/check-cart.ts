import type { Kysely } from 'kysely';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { CartCheck, LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { goodsTotal } from '../../../shop/index.ts';
import { mergeLines } from '../../rules/placing/merge-lines.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { readCardsByUuid } from '../../../catalogue/index.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/**
 * The cart held against the stock of this moment, in the shopper's order. What the shopper's own hold reserves
 * counts as available.
 */
export async function checkCart(
  kysely: Kysely<Schema>,
  lines: readonly LineRequest[],
  holdId: string | undefined,
  now: Date,
): Promise<CartCheck> {
  const merged = mergeLines(lines);
  const uuids = merged.map(({ uuid }) => uuid);
  // One after the other: a check that is let in takes one of the connections, not two.
  const cards = await readCardsByUuid(kysely, uuids.filter(isUuid), now);
  const held = await heldByUuid(kysely, holdId);
  const checked = merged.map(({ uuid, amount }) =>
    checkLine(uuid, amount, cards.get(uuid) ?? null, held.get(uuid) ?? 0),
  );
  const priced = checked.map(({ amount, insect }) => ({ amount, priceCents: insect?.priceCents ?? 0 }));
  return { lines: checked, totalCents: goodsTotal(priced) };
}

function checkLine(
  uuid: string,
  wanted: number,
  card: InsectCard | null,
  held: number,
): CartCheck['lines'][number] {
  const stock = card ? card.stock + held : 0;
  const amount = Math.min(wanted, stock);
  const insect = card && { ...card, stock };
  if (amount === 0) return { uuid, status: 'sold-out', amount, insect };
  return { uuid, status: amount < wanted ? 'reduced' : 'ok', amount, insect };
}

async function heldByUuid(kysely: Kysely<Schema>, holdId: string | undefined): Promise<Map<string, number>> {
  if (holdId === undefined) return new Map();
  const rows = await kysely
    .selectFrom('hold_lines')
    .innerJoin('holds', 'holds.id', 'hold_lines.hold_id')
    .innerJoin('insects', 'insects.id', 'hold_lines.insect_id')
    .select(['insects.uuid', 'hold_lines.amount'])
    .where('holds.id', '=', holdId)
    .where('holds.state', '=', 'live')
    .execute();
  return new Map(rows.map(({ uuid, amount }) => [uuid, amount]));
}
