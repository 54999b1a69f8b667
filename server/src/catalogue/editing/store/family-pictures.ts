import type { Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../../database/schema/schema.ts';

/** Takes a family's pictures from it, and those that are being made. What the log keeps of them, so that they can come back. */
export async function takeFamilyPictures(trx: Transaction<Schema>, familyId: number): Promise<AuditChange[]> {
  // First the family, as all who give it pictures do: nobody waits in a circle, and none comes between.
  await trx
    .updateTable('families')
    .set((eb) => ({ code: eb.ref('code') }))
    .where('id', '=', familyId)
    .execute();
  const places = await trx
    .deleteFrom('family_pictures')
    .where('family_id', '=', familyId)
    .returningAll()
    .execute();
  const jobs = await trx
    .deleteFrom('picture_jobs')
    .where('family_id', '=', familyId)
    .returningAll()
    .execute();
  // One that comes back is made with all attempts, by the next worker.
  const anew = { attempts: 0, claimed_until: null, error: '', fault: '' };
  return [
    ...places.map(({ id, ...before }) => ({ table: 'family_pictures', id, before, after: null })),
    ...jobs.map(({ id, ...row }) => ({
      table: 'picture_jobs',
      id,
      before: { ...row, ...anew },
      after: null,
    })),
  ];
}
