import type { Kysely } from 'kysely';
import { formDraftSchema, type FormDraft } from '@vitrine/shared/contract/form-draft';
import { digestOf, newToken } from '../../platform/secret-token.ts';
import { countAffected } from '../../database/count-affected.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Long enough to mend a mistake; after that what was typed is nobody's business. */
const OPEN_MS = 30 * 60_000;
/** More than are mended at a time: whoever sends mistakes without end must not fill the database. */
const MOST_DRAFTS = 500;

/** Keeps what was typed and what is wrong with it. Returns the token that it opens with. */
export async function keepFormDraft(kysely: Kysely<Schema>, draft: FormDraft, now: Date): Promise<string> {
  await forgetFormDrafts(kysely, now);
  const token = newToken();
  const expires_at = new Date(now.getTime() + OPEN_MS).toISOString();
  const row = { token_hash: digestOf(token), draft: JSON.stringify(draft), expires_at };
  await kysely.insertInto('form_drafts').values(row).execute();
  return token;
}

/** What was typed, or null when the token is unknown or too old. */
export async function findFormDraft(
  kysely: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<FormDraft | null> {
  const row = await kysely
    .selectFrom('form_drafts')
    .select('draft')
    .where('token_hash', '=', digestOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? formDraftSchema.parse(JSON.parse(row.draft)) : null;
}

/** Deletes those whose time is over, and the oldest when there are too many. Returns how many. */
export async function forgetFormDrafts(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const tooMany = await kysely
    .selectFrom('form_drafts')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .offset(MOST_DRAFTS - 1)
    .executeTakeFirst();
  const at = [now.toISOString(), tooMany?.expires_at ?? ''].sort().at(-1) ?? '';
  return countAffected(await kysely.deleteFrom('form_drafts').where('expires_at', '<=', at).execute());
}
