import type { Kysely, Selectable, Transaction } from 'kysely';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { digestOf, isToken, newToken } from '../../platform/secret-token.ts';
import type { MailTokensTable } from '../../database/schema/accounts.ts';
import type { Schema } from '../../database/schema/schema.ts';

type Purpose = MailTokensTable['purpose'];
export type MailToken = Selectable<MailTokensTable>;

/** How long the link of a mail works (spec §8). */
const LIVES_MS: Record<Purpose, number> = {
  confirm: 24 * HOUR_MS,
  email: 24 * HOUR_MS,
  recovery: HOUR_MS,
};

/** A token for the link of a mail that is about to be sent. It stands nowhere but in that mail. `hours`: another life. */
export async function makeMailToken(
  kysely: Kysely<Schema>,
  link: { accountId: number; purpose: Purpose; email: string; hours?: number },
  now: Date,
): Promise<string> {
  const token = newToken();
  const livesMs = link.hours === undefined ? LIVES_MS[link.purpose] : link.hours * HOUR_MS;
  await kysely
    .insertInto('mail_tokens')
    .values({
      token_hash: digestOf(token),
      account_id: link.accountId,
      purpose: link.purpose,
      email: link.email,
      expires_at: new Date(now.getTime() + livesMs).toISOString(),
    })
    .execute();
  return token;
}

/** What a link stands for while it works. */
export async function findMailToken(
  kysely: Kysely<Schema>,
  token: string,
  purposes: Purpose[],
  now: Date,
): Promise<MailToken | null> {
  if (!isToken(token)) return null;
  const row = await kysely
    .selectFrom('mail_tokens')
    .selectAll()
    .where('token_hash', '=', digestOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up: of two who use it at the same moment one gets what it stands for. */
export async function useMailToken(
  trx: Transaction<Schema>,
  token: string,
  purposes: Purpose[],
  now: Date,
): Promise<MailToken | null> {
  if (!isToken(token)) return null;
  const row = await trx
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', digestOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the other links of an account worthless. */
export async function dropMailTokens(
  trx: Transaction<Schema>,
  accountId: number,
  purposes: Purpose[],
): Promise<void> {
  await trx
    .deleteFrom('mail_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}
