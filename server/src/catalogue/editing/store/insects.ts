import {
  INSECT_SORTS,
  INSECTS_A_PAGE,
  type InsectList,
  type InsectRow,
  type InsectSort,
} from '@vitrine/shared/contract/tools/catalogue';
import { sql, type Kysely } from 'kysely';
import { collect } from '../../../platform/collect.ts';
import { FAMILY_COLUMNS, toFamily } from '../../store/family-row.ts';
import { PICTURE_COLUMNS, toPicture } from '../../store/insects/picture-row.ts';
import { picturedLots } from '../../store/insects/list-picture.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { insectConditions, isNarrowed, type InsectConditions, type InsectFilter } from './insect-filter.ts';

/** Ids read at a time from the thread that walks long lists. */
const AT_ONCE = 1000;

/**
 * A page of the lots that a list holds, and how many there are. A page past the last one is the last one: somebody
 * who deletes what is on it is not left with nothing.
 */
export async function listInsects(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
  page: number,
): Promise<InsectList> {
  const conditions = await insectConditions(kysely, filter);
  const asked = await readPage(kysely, filter, conditions, page);
  const pages = Math.max(1, Math.ceil(asked.total / INSECTS_A_PAGE));
  const { ids, total } = page <= pages ? asked : await readPage(kysely, filter, conditions, pages);
  return { rows: await readInsectRows(kysely, ids), total, page: Math.min(page, pages), pages };
}

/** Ids of a page, and how many lots there are: one walk over a narrowed list tells both. */
async function readPage(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
  conditions: InsectConditions,
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const rows = await collect(pageQuery(kysely, filter, conditions, page).stream(INSECTS_A_PAGE));
  const counted = rows[0]?.total ?? null;
  // Past the last page there is no row to say it.
  const isUncounted = counted === null && (rows.length > 0 || page > 1);
  const total = isUncounted ? await countInsects(kysely, conditions) : Number(counted);
  return { ids: rows.map(({ id }) => id), total };
}

/** A page of a list; where the list is narrowed, each row says how many there are. */
export function pageQuery(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
  conditions: InsectConditions,
  page: number,
) {
  const total = isNarrowed(filter) ? sql<number | null>`count(*) over ()` : sql<number | null>`null`;
  return ordered(kysely, filter, conditions)
    .select(total.as('total'))
    .offset((page - 1) * INSECTS_A_PAGE)
    .limit(INSECTS_A_PAGE);
}

/** How many lots a list holds, and their ids when they are at most so many. */
export async function insectIds(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
  most: number,
): Promise<{ count: number; ids: number[] }> {
  const conditions = await insectConditions(kysely, filter);
  const count = await countInsects(kysely, conditions);
  if (count > most) return { count, ids: [] };
  const rows = await collect(ordered(kysely, filter, conditions).limit(most).stream(AT_ONCE));
  return { count, ids: rows.map(({ id }) => id) };
}

async function countInsects(kysely: Kysely<Schema>, conditions: InsectConditions): Promise<number> {
  const [row] = await collect(
    kysely
      .selectFrom('insects')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(conditions)
      .stream(1),
  );
  return Number(row?.count ?? 0);
}

/**
 * The lots of a list in its order. The id settles what is equal, so that no page repeats a lot. Where the list is
 * narrowed the order is no bare column: SQLite would follow that column's index and look up lot after lot, instead of
 * walking the one index that has all that is asked.
 */
function ordered(kysely: Kysely<Schema>, filter: InsectFilter, conditions: InsectConditions) {
  const { column, isDown } = orderOf(filter.sort);
  const direction = isDown ? 'desc' : 'asc';
  const isWalked = isNarrowed(filter) && column !== 'updated_at';
  return kysely
    .selectFrom('insects')
    .select('id')
    .where(conditions)
    .orderBy(isWalked ? sql`coalesce(${sql.ref(column)}, null)` : sql.ref(column), direction)
    .orderBy('id', direction);
}

const SORTED_BY = {
  updated: 'updated_at',
  reference: 'reference',
  name: 'name',
  price: 'price_cents',
} as const satisfies Record<(typeof INSECT_SORTS)[number], string>;

function orderOf(sort: InsectSort) {
  const key = INSECT_SORTS.find((one) => sort.startsWith(`${one}:`)) ?? 'updated';
  return { column: SORTED_BY[key], isDown: sort.endsWith(':desc') };
}

/** Rows of these lots, in the order of the ids. */
async function readInsectRows(kysely: Kysely<Schema>, ids: number[]): Promise<InsectRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(kysely).where('insects.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toRow(row)]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

function selectRows(kysely: Kysely<Schema>) {
  return picturedLots(kysely)
    .leftJoin('families', 'families.id', 'insects.family_id')
    .select([
      'insects.id',
      'insects.uuid',
      'reference',
      'name',
      'authority',
      'is_mixed',
      'is_repair',
      'quality',
      'price_cents',
      'on_hand',
      'reserved',
      'is_published',
      'deleted_at',
      'cites_annex',
      'insects.updated_at',
      'insects.revision',
      'family_id',
      'families.category as category',
      ...FAMILY_COLUMNS,
      ...PICTURE_COLUMNS,
    ])
    .select((eb) =>
      eb
        .selectFrom('insect_pictures as all_pictures')
        .select((pictures) => pictures.fn.countAll<number>().as('count'))
        .whereRef('all_pictures.insect_id', '=', 'insects.id')
        .as('pictures'),
    );
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function toRow(row: SelectedRow): InsectRow {
  return {
    id: row.id,
    uuid: row.uuid,
    reference: row.reference,
    name: row.name,
    authority: row.authority,
    isMixed: row.is_mixed === 1,
    isRepair: row.is_repair === 1,
    family: toMaybeFamily(row),
    quality: row.quality,
    priceCents: row.price_cents,
    onHand: row.on_hand,
    reserved: row.reserved,
    isPublished: row.is_published === 1,
    isDeleted: row.deleted_at !== null,
    citesAnnex: row.cites_annex,
    pictures: Number(row.pictures ?? 0),
    picture: toPicture(row),
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

type MaybeFamilyRow = Partial<{
  [Column in keyof Parameters<typeof toFamily>[0]]: Parameters<typeof toFamily>[0][Column] | null;
}>;

/** The family out of an outer join. */
export function toMaybeFamily(row: MaybeFamilyRow): InsectRow['family'] {
  const { family_id, category, slug_en, slug_nl, slug_fr, name_en, name_nl, name_fr } = row;
  if (family_id == null || category == null) return null;
  const texts = { slug_en, slug_nl, slug_fr, name_en, name_nl, name_fr };
  const filled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text ?? '']));
  // The same keys, each a text.
  return toFamily({ family_id, category, ...(filled as Record<keyof typeof texts, string>) });
}
