import { MOST_VIEWS, type SavedView } from '@vitrine/shared/contract/tools/views';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** The views of a staff member, in their order. */
export function listViews(kysely: Kysely<Schema>, accountId: number): Promise<SavedView[]> {
  return kysely
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds a view at the end. False when there are as many as there may be. */
export function addView(
  database: Database,
  accountId: number,
  view: { name: string; query: string },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    await lockViews(trx, accountId);
    const views = await listViews(trx, accountId);
    if (views.length >= MOST_VIEWS) return false;
    const position = views.length;
    await trx
      .insertInto('saved_views')
      .values({ account_id: accountId, position, ...view })
      .execute();
    return true;
  });
}

/** Renames or moves a view. False when this staff member has none such. */
export function changeView(
  database: Database,
  accountId: number,
  id: number,
  { name, position }: { name?: string | undefined; position?: number | undefined },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    await lockViews(trx, accountId);
    const views = await listViews(trx, accountId);
    const view = views.find((one) => one.id === id);
    if (!view) return false;
    if (name !== undefined) await trx.updateTable('saved_views').set({ name }).where('id', '=', id).execute();
    if (position !== undefined) {
      const others = views.filter((one) => one.id !== id);
      await putInOrder(trx, others.toSpliced(position, 0, view));
    }
    return true;
  });
}

/** Deletes a view. False when this staff member has none such. */
export async function deleteView(kysely: Kysely<Schema>, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('saved_views')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** They are counted before one is added: two tabs of a staff member take turns. The update changes nothing. */
async function lockViews(trx: Transaction<Schema>, accountId: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', accountId)
    .execute();
}

async function putInOrder(trx: Transaction<Schema>, views: SavedView[]): Promise<void> {
  for (const [position, { id }] of views.entries()) {
    await trx.updateTable('saved_views').set({ position }).where('id', '=', id).execute();
  }
}
