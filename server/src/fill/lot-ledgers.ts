import type { Insertable } from 'kysely';
import type { StockMovesTable } from '../database/schema/schema.ts';
import type { SampleLot } from '@vitrine/sample-shop/lots/sample-lot';

/** A lot and the id of its insect. */
export type WrittenLot = SampleLot & { id: number };

const SOURCE = 'sample';

/** What is gone was reserved and sold, as a real sale does. */
export function stockMoves({ id, received, insect }: WrittenLot): Insertable<StockMovesTable>[] {
  const move = (kind: StockMovesTable['kind'], amount: number, at: string) => ({
    insect_id: id,
    kind,
    amount,
    source: SOURCE,
    at,
  });
  const sold = received - insect.on_hand;
  const sale =
    sold > 0 ? (['reserve', 'sell'] as const).map((kind) => move(kind, sold, insect.updated_at)) : [];
  return [move('receive', received, insect.created_at), ...sale];
}

/** Every price there was, the current one last. */
export function priceRows({ id, prices }: WrittenLot) {
  return prices.map(({ priceCents, at }) => ({ insect_id: id, price_cents: priceCents, at }));
}
