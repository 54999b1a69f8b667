import type { Order } from '@vitrine/shared/contract/orders/order';
import type { Kysely } from 'kysely';
import {
  FAMILY_COLUMNS,
  markUnawaited,
  PICTURE_COLUMNS,
  picturedLots,
  toFamily,
  toPicture,
} from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

type Line = Order['lines'][number];
type LotNow = Required<Pick<Line, 'picture' | 'family'>> & Pick<Line, 'isPictureAwaited'>;
const NOT_THERE: LotNow = { picture: null, family: null };

/** Lines of orders, each with what its lot is today: its picture, and the family of its page where it still has one. */
export async function withLotsNow<Line extends { insectId: number }>(
  kysely: Kysely<Schema>,
  lines: readonly Line[],
): Promise<(Omit<Line, 'insectId'> & LotNow)[]> {
  const byId = await readLots(kysely, [...new Set(lines.map(({ insectId }) => insectId))]);
  return lines.map(({ insectId, ...line }) => ({ ...line, ...(byId.get(insectId) ?? NOT_THERE) }));
}

async function readLots(kysely: Kysely<Schema>, ids: number[]): Promise<Map<number, LotNow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectLots(kysely).where('insects.id', 'in', ids).execute();
  const lots = new Map(rows.map((row) => [row.id, toLot(row)]));
  await markUnawaited(kysely, lots);
  return lots;
}

function selectLots(kysely: Kysely<Schema>) {
  return picturedLots(kysely)
    .innerJoin('families', 'families.id', 'insects.family_id')
    .select(['insects.id', 'insects.is_shown', 'families.id as family_id', 'families.category as category'])
    .select([...FAMILY_COLUMNS, ...PICTURE_COLUMNS]);
}

type LotRow = Awaited<ReturnType<ReturnType<typeof selectLots>['execute']>>[number];

function toLot(row: LotRow): LotNow {
  return { picture: toPicture(row), family: row.is_shown === 1 ? toFamily(row) : null };
}
