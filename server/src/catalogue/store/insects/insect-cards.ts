import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { sql, type Kysely } from 'kysely';
import { FAMILY_COLUMNS, toFamily } from '../family-row.ts';
import { markUnawaited } from './list-picture.ts';
import { PICTURE_COLUMNS, toPicture } from './picture-row.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { shownColumns, shownFacts } from '../../rules/insect-facts.ts';
import { previousPrice } from '../../rules/previous-price.ts';
import { readShowings } from './showings.ts';

/** Cards of these insects, in the order of the ids. Insects that are not shown are left out. */
export async function readCards(kysely: Kysely<Schema>, ids: number[], now: Date): Promise<InsectCard[]> {
  const byId = await readCardsById(kysely, ids, now);
  return ids.map((id) => byId.get(id)).filter((card) => card !== undefined);
}

/** The same by id. */
export async function readCardsById(
  kysely: Kysely<Schema>,
  ids: number[],
  now: Date,
): Promise<Map<number, InsectCard>> {
  if (ids.length === 0) return new Map();
  const [rows, prices] = await Promise.all([
    selectCards(kysely).where('insects.id', 'in', ids).execute(),
    readPreviousPrices(kysely, ids, now),
  ]);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, prices.get(row.id) ?? null)]));
  await markUnawaited(kysely, cards);
  return cards;
}

/** Cards by uuid, upper-case. Unknown insects, and those that are not shown, are absent. */
export async function readCardsByUuid(
  kysely: Kysely<Schema>,
  uuids: string[],
  now: Date,
): Promise<Map<string, InsectCard>> {
  if (uuids.length === 0) return new Map();
  const keys = uuids.map((uuid) => uuid.toUpperCase());
  const rows = await kysely.selectFrom('insects').select('id').where('uuid', 'in', keys).execute();
  const cards = await readCards(
    kysely,
    rows.map((row) => row.id),
    now,
  );
  return new Map(cards.map((card) => [card.uuid, card]));
}

/** Not all: descriptions are long. */
const CARD_COLUMNS = [
  'insects.id',
  'insects.uuid',
  'insects.reference',
  'insects.name',
  'insects.authority',
  'insects.common_en',
  'insects.common_nl',
  'insects.common_fr',
  'insects.price_cents',
  'insects.on_hand',
  'insects.reserved',
  'insects.updated_at',
  ...shownColumns('card').map((column) => `insects.${column}` as const),
] as const;

function selectCards(kysely: Kysely<Schema>) {
  return (
    kysely
      .selectFrom('insects')
      .innerJoin('families', 'families.id', 'insects.family_id')
      .leftJoin('insect_pictures', (join) =>
        join.onRef('insect_pictures.insect_id', '=', 'insects.id').on('insect_pictures.position', '=', 0),
      )
      .leftJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
      // The plus: without it SQLite may look for what is shown in an index, which is nearly every insect.
      .where(sql<boolean>`+insects.is_shown = 1`)
      .select(CARD_COLUMNS)
      .select([
        'families.id as family_id',
        'families.category as category',
        ...FAMILY_COLUMNS,
        ...PICTURE_COLUMNS,
      ])
  );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

function toCard(row: CardRow, previousPriceCents: number | null): InsectCard {
  const stock = row.on_hand - row.reserved;
  return {
    uuid: row.uuid,
    reference: row.reference,
    name: row.name,
    authority: row.authority,
    commonName: { en: row.common_en, nl: row.common_nl, fr: row.common_fr },
    family: toFamily(row),
    ...shownFacts('card', row),
    priceCents: row.price_cents,
    previousPriceCents,
    stock,
    ...(stock < 1 && row.on_hand > 0 && { isHeld: true }),
    picture: toPicture(row),
    updatedAt: row.updated_at,
  };
}

/** The price that may be struck through, by insect id; insects without one are absent. */
async function readPreviousPrices(
  kysely: Kysely<Schema>,
  insectIds: number[],
  now: Date,
): Promise<Map<number, number>> {
  if (insectIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('price_history')
    .innerJoin('insects', 'insects.id', 'insect_id')
    .select(['insect_id', 'price_history.price_cents', 'at', 'first_shown_at'])
    .where('insect_id', 'in', insectIds)
    .orderBy('at')
    .orderBy('price_history.id')
    .execute();
  // Most have had one price only, and no other can be struck through.
  const histories = [...Map.groupBy(rows, (row) => row.insect_id)].filter(([, prices]) => prices.length > 1);
  const showings = await readShowings(
    kysely,
    histories.map(([id]) => id),
  );
  const found = histories.map(([id, prices]) => {
    const history = prices.map(({ price_cents: priceCents, at }) => ({ priceCents, at }));
    const firstShownAt = prices[0]?.first_shown_at ?? null;
    return [id, previousPrice(history, { firstShownAt, showings: showings.get(id) ?? [] }, now)] as const;
  });
  return new Map(found.filter((entry): entry is [number, number] => entry[1] !== null));
}
