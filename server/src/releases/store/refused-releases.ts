import type { Kysely, Selectable, Transaction } from 'kysely';
import type { StaffRole } from '@vitrine/shared/contract/tools/tools';
import type { RefusedReleasesTable } from '../../database/schema/operations.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type RefusedRelease = Selectable<RefusedReleasesTable>;
export type NewRefusal = Pick<RefusedRelease, 'remote' | 'version' | 'back_to' | 'fault' | 'reason'>;

/** All of them, lifted ones too, the newest first. */
export function listRefusals(kysely: Kysely<Schema>): Promise<RefusedRelease[]> {
  return kysely.selectFrom('refused_releases').selectAll().orderBy('refused_at', 'desc').execute();
}

/**
 * Refuses a version from now on, and has those told who can lift it. False when it was refused before: by another
 * process a moment ago, or lifted since.
 * @param roles of staff that may lift it
 */
export async function refuseRelease(
  trx: Transaction<Schema>,
  refusal: NewRefusal,
  roles: readonly StaffRole[],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('refused_releases')
    .values({ ...refusal, refused_at: now.toISOString(), lifted_at: null })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  // Fetched when a release is refused: a storefront without a database has no use for mails and Kysely, of 10 MB.
  const { writeMail } = await import('../../mail/index.ts');
  const staff = await trx.selectFrom('accounts').select('id').where('role', 'in', roles).execute();
  for (const { id } of staff) {
    const { remote, version } = refusal;
    const messageId = `release-refused.${remote}.${version}.${id}`;
    const data = { accountId: id, remote, version };
    await writeMail(trx, { kind: 'release-refused', messageId, data, at: now }, now);
  }
  return true;
}

/** Lets a version be drawn again. False when it is not refused. */
export async function liftRefusal(
  trx: Transaction<Schema>,
  { remote, version }: Pick<RefusedRelease, 'remote' | 'version'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refused_releases')
    .set({ lifted_at: now.toISOString() })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
