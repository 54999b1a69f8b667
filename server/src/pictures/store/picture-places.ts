import type { PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import type { Kysely, Transaction } from 'kysely';
import { showsNoFlawWithout } from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Whose pictures. */
export interface OwnerKey {
  kind: PictureOwnerKind;
  id: number;
}

export const PLACE_TABLES = { insect: 'insect_pictures', family: 'family_pictures' } as const;
/** The column of jobs that names the owner. */
export const OWNER_COLUMNS = { insect: 'insect_id', family: 'family_id' } as const;

const COLUMNS = ['id', 'picture_hash', 'position', 'alt_en', 'alt_nl', 'alt_fr', 'revision'] as const;

/** The places of insects or of families, under the same names. */
export function places(kysely: Kysely<Schema>, kind: PictureOwnerKind) {
  return kind === 'insect'
    ? kysely.selectFrom('insect_pictures').select([...COLUMNS, 'insect_id as owner_id'])
    : kysely.selectFrom('family_pictures').select([...COLUMNS, 'family_id as owner_id']);
}

/** Shows a picture there; what was there gives way, its words stay. */
export async function putPicture(
  trx: Kysely<Schema>,
  { kind, id }: OwnerKey,
  place: { position: number; picture_hash: string },
): Promise<void> {
  const { picture_hash } = place;
  if (kind === 'insect') {
    await trx
      .insertInto('insect_pictures')
      .values({ insect_id: id, ...place })
      .onConflict((conflict) => conflict.columns(['insect_id', 'position']).doUpdateSet({ picture_hash }))
      .execute();
    return;
  }
  await trx
    .insertInto('family_pictures')
    .values({ family_id: id, ...place })
    .onConflict((conflict) => conflict.columns(['family_id', 'position']).doUpdateSet({ picture_hash }))
    .execute();
}

/**
 * Locks an owner's pictures, so that writers come one after the other: positions are counted before they are
 * taken. The update changes nothing, of a column that no list follows; both databases lock a row by it.
 * @returns false when there is no such owner, or the insect was deleted
 */
export async function lockOwner(trx: Transaction<Schema>, { kind, id }: OwnerKey): Promise<boolean> {
  const { numUpdatedRows } =
    kind === 'insect'
      ? await trx
          .updateTable('insects')
          .set((eb) => ({ cites_certificate: eb.ref('cites_certificate') }))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow()
      : await trx
          .updateTable('families')
          .set((eb) => ({ code: eb.ref('code') }))
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Whether another picture at this place would leave a published lot without the flaw that its grade asks for: its pins
 * stand on the picture that gives way.
 * @param place.by the picture that comes, when it is made
 */
export async function hidesLastFlaw(
  trx: Transaction<Schema>,
  { kind, id }: OwnerKey,
  { position, by }: { position: number; by?: string },
): Promise<boolean> {
  if (kind !== 'insect') return false;
  const shown = await trx
    .selectFrom('insect_pictures')
    .select('picture_hash')
    .where('insect_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!shown || shown.picture_hash === by) return false;
  return showsNoFlawWithout(trx, id, shown.picture_hash);
}
