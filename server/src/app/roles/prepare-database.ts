import { systemClock } from '../../platform/clock.ts';
import type { Env } from '../../env.ts';
import { wasFilled } from '../../fill/was-filled.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { reachDatabase } from '../../database/outages/reach-database.ts';
import { seedShippingRates } from '../../shipping/index.ts';
import { seedSynonyms } from '../../catalogue/index.ts';
import { seedTexts } from '../../texts/index.ts';

/**
 * The database at this version's tables, with what a shop cannot be without. Several processes may start at once.
 * @returns also how many sample lots an empty shop was filled with
 * @throws StartupError when it cannot be reached
 */
export async function prepareDatabase(
  env: Env,
  onTransaction?: (seconds: number) => void,
): Promise<{ database: Database; filled: number }> {
  const database = await openDatabase({ ...env, ...(onTransaction && { onTransaction }) });
  await reachDatabase(database);
  await migrate(database);
  await seedShippingRates(database.kysely);
  await seedTexts(database);
  await seedSynonyms(database.kysely);
  const filled = env.hasSampleData ? await fillOnce(database) : 0;
  return { database, filled };
}

/** The sample's words and species take 2 MB, and are of use at the first start alone. */
async function fillOnce(database: Database): Promise<number> {
  if (await wasFilled(database.kysely)) return 0;
  const { fillShop } = await import('../../fill/fill-shop.ts');
  return fillShop(database, systemClock());
}
