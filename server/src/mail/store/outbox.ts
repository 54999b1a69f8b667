import type { Kysely, Selectable, Transaction } from 'kysely';
import type { MailKind } from '@vitrine/shared/contract/tools/names';
import { currentRequestId } from '../../http/request-scope.ts';
import { claimDue, nextTry } from '../../database/claim-due.ts';
import { forgetNotified } from '../../database/forget-notified.ts';
import { prepared, type Given } from '../../database/prepared.ts';
import type { OutboxTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** A mail to be. `messageId` says what it is about, so that the same mail is never written twice. */
interface NewMail {
  messageId: string;
  kind: MailKind;
  data: object;
  /** Not before. */
  at: Date;
}

export type WaitingMail = Selectable<OutboxTable>;

/** Three and a half days, with the waits of `nextTry`: a mail server may be away over a weekend. */
const MAX_ATTEMPTS = 23;
/** Eight and a half hours: staff are told of a mail that still waits then, in time to mend what keeps it. */
export const TOLD_ATTEMPTS = 10;

interface MailRow {
  messageId: string;
  kind: string;
  data: string;
  nextAt: string;
  now: string;
  requestId: string | null;
}

const insertMail = prepared((kysely, given: Given<MailRow>) =>
  kysely
    .insertInto('outbox')
    .values({
      message_id: given('messageId'),
      kind: given('kind'),
      data: given('data'),
      state: 'waiting',
      attempts: 0,
      next_at: given('nextAt'),
      last_error: '',
      created_at: given('now'),
      sent_at: null,
      request_id: given('requestId'),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing()),
);

/** Writes a mail to be sent, in the transaction of what causes it. */
export async function writeMail(trx: Transaction<Schema>, mail: NewMail, now: Date): Promise<void> {
  const { messageId, kind, data, at } = mail;
  await insertMail(trx, {
    messageId,
    kind,
    data: JSON.stringify(data),
    nextAt: at.toISOString(),
    now: now.toISOString(),
    requestId: currentRequestId(),
  });
}

/** Has another mail, which tells of many, tell of this one too, in place of going by itself. */
export async function gatherMail(kysely: Kysely<Schema>, id: number, digest: string): Promise<void> {
  await kysely.updateTable('outbox').set({ digest }).where('id', '=', id).execute();
}

/** The orders that such a mail tells of, in the order they were placed. */
export async function gatheredOrders(kysely: Kysely<Schema>, digest: string): Promise<number[]> {
  const rows = await kysely
    .selectFrom('outbox')
    .select('order_id')
    .distinct()
    .where('digest', '=', digest)
    .orderBy('order_id')
    .execute();
  return rows.flatMap(({ order_id: id }) => id ?? []);
}

/** Takes the mails that are due, for this worker alone. */
export function claimMails(kysely: Kysely<Schema>, count: number, now: Date): Promise<WaitingMail[]> {
  return claimDue(kysely, 'outbox', ['waiting'], count, now);
}

export async function markSent(kysely: Kysely<Schema>, id: number, now: Date): Promise<void> {
  const sent = { state: 'sent' as const, sent_at: now.toISOString(), last_error: '' };
  await kysely.updateTable('outbox').set(sent).where('id', '=', id).execute();
}

/** Tries again later, each time later still; gives up after the last attempt and leaves the mail for the owner to see. */
export async function markFailed(
  kysely: Kysely<Schema>,
  mail: WaitingMail,
  error: string,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({
      state: mail.attempts >= MAX_ATTEMPTS ? 'dead' : 'waiting',
      next_at: nextTry(mail.attempts, now),
      last_error: error.slice(0, 500),
    })
    .where('id', '=', mail.id)
    .execute();
}

/** Has a mail that was given up tried again from the start. False when there is none. */
export async function retryMail(trx: Transaction<Schema>, id: number, now: Date): Promise<boolean> {
  return (await retryDead(trx, now, id)) === 1;
}

/** Has every mail that was given up tried again. Returns how many there were. */
export const retryDeadMails = (trx: Transaction<Schema>, now: Date): Promise<number> => retryDead(trx, now);

/** Staff are told anew of what fails again. */
async function retryDead(trx: Transaction<Schema>, now: Date, id?: number): Promise<number> {
  const retried = await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now.toISOString() })
    .where('state', '=', 'dead')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning('id')
    .execute();
  await forgetNotified(
    trx,
    retried.map((mail) => `mail:${mail.id}`),
  );
  return retried.length;
}
