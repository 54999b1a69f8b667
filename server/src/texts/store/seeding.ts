import type { Localized } from '@vitrine/shared/contract/locale';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * Only one process can hold the row: the other waits, and finds the texts written. Returns whether the shop was never
 * given any.
 */
export async function holdSeeding(trx: Transaction<Schema>): Promise<boolean> {
  const value = JSON.stringify({ isSeeded: true });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('settings')
    .values({ key: 'texts', value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  // A row that was there is held by being written; SQLite has one writer anyway.
  await trx.updateTable('settings').set({ value }).where('key', '=', 'texts').execute();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertPost(
  trx: Transaction<Schema>,
  { name, slug, publishedAt }: { name: string; slug: Localized; publishedAt: string },
): Promise<void> {
  const slugs = { slug_en: slug.en, slug_nl: slug.nl, slug_fr: slug.fr };
  await trx
    .insertInto('posts')
    .values({ name, ...slugs, published_at: publishedAt, updated_at: publishedAt })
    .execute();
}
