import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { readVersion, saveText } from './store/texts.ts';
import { firstPages, firstPosts, type FirstPost } from './first-texts.ts';

/**
 * Gives a shop the texts that it lacks: every page, and the first posts where there is no blog yet.
 * What the owner has changed stays. Two processes may start at once.
 */
export async function seedTexts(database: Database): Promise<void> {
  const pages = Map.groupBy(firstPages(), ({ name }) => name);
  await database.transaction(async (trx) => {
    await holdSeeding(trx);
    for (const [name, texts] of pages) {
      if ((await readVersion(trx, name)) === 0) await saveText(trx, name, texts);
    }
    const post = await trx.selectFrom('posts').select('id').limit(1).executeTakeFirst();
    if (post) return;
    for (const first of firstPosts()) await addPost(trx, first);
  });
}

/** Only one process can hold the row: the other waits, and finds the texts written. */
async function holdSeeding(trx: Transaction<Schema>): Promise<void> {
  const value = JSON.stringify({ isSeeded: true });
  await trx
    .insertInto('settings')
    .values({ key: 'texts', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function addPost(
  trx: Transaction<Schema>,
  { name, slug, publishedAt, texts }: FirstPost,
): Promise<void> {
  const slugs = { slug_en: slug.en, slug_nl: slug.nl, slug_fr: slug.fr };
  await trx
    .insertInto('posts')
    .values({ name, ...slugs, published_at: publishedAt, updated_at: publishedAt })
    .execute();
  await saveText(trx, `post:${name}`, texts);
}
