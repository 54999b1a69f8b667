import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { seedShippingRates } from '../../shipping/store/shipping.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import type { Place } from '../../database/testing/places.ts';

/** A fresh shop in a place, with so many lots of 10 euro. The database stays open for who looks at it. */
export async function stockLots(
  { options }: Place,
  lots: number,
  onHand: number,
): Promise<{ database: Database; uuids: string[] }> {
  const database = await openDatabase(options);
  await migrate(database);
  await seedShippingRates(database.kysely);
  const family = await addFamily(database.kysely);
  const uuids: string[] = [];
  for (let lot = 0; lot < lots; lot += 1) {
    const { uuid } = await addInsect(database.kysely, family, { price_cents: 1000, on_hand: onHand });
    uuids.push(uuid);
  }
  return { database, uuids };
}
