import type { Family } from '@vitrine/shared/contract/catalogue';
import {
  INCOMPLETE_LOTS_A_PAGE,
  type IncompleteLots,
  type Unpictured,
} from '@vitrine/shared/contract/tools/data-quality';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { collect } from '../../../platform/collect.ts';
import { toFamily } from '../../store/family-row.ts';
import { readListPictures } from '../../store/insects/list-picture.ts';
import { NO_FAMILY, NO_ORIGIN } from '../../../database/index-conditions.ts';
import type { Schema } from '../../../database/schema/schema.ts';

const FAMILIES_A_TURN = 200;
const CONDITIONS = { family: NO_FAMILY, origin: NO_ORIGIN };

/** Insects that lack something, by id; those after one when it is named. */
export async function listGaps(
  kysely: Kysely<Schema>,
  lacks: keyof typeof CONDITIONS,
  after = 0,
): Promise<IncompleteLots> {
  // In the words of the index, or it is not used.
  const condition = sql.raw<SqlBool>(CONDITIONS[lacks]);
  const [rows, { total }] = await Promise.all([
    kysely
      .selectFrom('insects')
      .select(['id', 'revision', 'reference', 'name', 'genus', 'country', 'locality'])
      .where(condition)
      .where('id', '>', after)
      .orderBy('id')
      .limit(INCOMPLETE_LOTS_A_PAGE + 1)
      .execute(),
    kysely
      .selectFrom('insects')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(condition)
      .executeTakeFirstOrThrow(),
  ]);
  const shown = rows.slice(0, INCOMPLETE_LOTS_A_PAGE);
  const pictures = await readListPictures(
    kysely,
    shown.map(({ id }) => [id]),
  );
  const likely = lacks === 'family' ? await likelyFamilies(kysely, shown) : new Map<string, Family>();
  return {
    rows: shown.map(({ genus, ...row }, index) => ({
      ...row,
      picture: pictures[index] ?? null,
      likely: likely.get(genus) ?? null,
    })),
    total: Number(total),
    next: rows.length > INCOMPLETE_LOTS_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** By genus, the family that most lots of it are in. */
async function likelyFamilies(
  kysely: Kysely<Schema>,
  rows: readonly { genus: string }[],
): Promise<Map<string, Family>> {
  const genera = [...new Set(rows.map(({ genus }) => genus))].filter((genus) => genus !== '');
  if (genera.length === 0) return new Map();
  const found = await kysely
    .selectFrom('insects')
    .innerJoin('families', 'families.id', 'insects.family_id')
    .selectAll('families')
    .select('insects.genus')
    .where('insects.genus', 'in', genera)
    .groupBy(['insects.genus', 'families.id'])
    .orderBy((eb) => eb.fn.countAll())
    .execute();
  // The last of a genus, which has the most lots, stays.
  return new Map(found.map(({ genus, ...row }) => [genus, toFamily({ ...row, family_id: row.id })]));
}

/** Families that show no picture of their own, those with most lots first. */
export async function listUnpictured(kysely: Kysely<Schema>): Promise<Unpictured> {
  const unpictured = kysely
    .selectFrom('families')
    .leftJoin('insects', (join) =>
      join.onRef('insects.family_id', '=', 'families.id').on('insects.deleted_at', 'is', null),
    )
    .selectAll('families')
    .select((eb) => eb.fn.count('insects.id').as('insects'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('family_pictures')
            .select('id')
            .whereRef('family_pictures.family_id', '=', 'families.id'),
        ),
      ),
    )
    .groupBy('families.id')
    .orderBy('insects', 'desc')
    .orderBy('families.name_en');
  // Counting walks over all lots.
  const rows = await collect(unpictured.stream(FAMILIES_A_TURN));
  return {
    families: rows.map(({ insects, ...row }) => ({
      family: toFamily({ ...row, family_id: row.id }),
      insects: Number(insects),
    })),
  };
}
