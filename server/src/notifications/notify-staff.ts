import type { Transaction } from 'kysely';
import type { NotificationTime } from '@vitrine/shared/contract/tools/operations/notifications';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { writeMail } from '../mail/index.ts';
import { belgianHour } from '../platform/time/belgian-days.ts';
import { choicesOf } from './rules/choices.ts';
import { listStaffToTell, takeMorning, type Recipient } from './store/choices.ts';
import { noteTold, readNewFacts, type Fact } from './store/new-facts.ts';

const MORNING_HOUR = 7;

interface Moment {
  now: Date;
  /** What the last backup failed of; empty when it did not. */
  backupFailure: string;
}

/**
 * Writes to each of staff what is new of what they chose: at once what is to be told at once, once a day the rest. What
 * is new at one moment is one mail, and nothing is told to anybody twice, whichever process looks.
 */
export async function notifyStaff(database: Database, moment: Moment): Promise<void> {
  for (const person of await listStaffToTell(database.kysely)) {
    await database.transaction(async (trx) => {
      await tell(trx, person, 'at-once', moment);
      const day = belgianDay(moment.now);
      if (belgianHour(moment.now) < MORNING_HOUR) return;
      if (await takeMorning(trx, person.accountId, day)) await tell(trx, person, 'morning', moment);
    });
  }
}

async function tell(
  trx: Transaction<Schema>,
  { accountId, role, choices }: Recipient,
  time: Exclude<NotificationTime, 'never'>,
  { now, backupFailure }: Moment,
): Promise<void> {
  const kinds = choicesOf(role, choices)
    .filter((choice) => choice.time === time)
    .map(({ kind }) => kind);
  const found = await readNewFacts(trx, accountId, kinds, now);
  const backup = kinds.includes('failure') ? backupFacts(backupFailure, now) : [];
  const facts = await noteTold(trx, accountId, [...found, ...backup], now);
  const hasTodo = kinds.includes('todo');
  if (facts.length === 0 && !hasTodo) return;
  const kind = time === 'morning' ? 'staff-morning' : 'staff-notification';
  // The first of its facts is told once at a moment; of a morning without one, its day is.
  const [first] = facts;
  const about = first ? `${first.fact.replaceAll(':', '-')}.${now.getTime()}` : belgianDay(now);
  const messageId = `${kind}.${accountId}.${about}`;
  await writeMail(trx, { kind, messageId, data: { accountId, facts, hasTodo }, at: now }, now);
}

/** A backup that fails is told once a day. */
function backupFacts(failure: string, now: Date): Fact[] {
  return failure === '' ? [] : [{ kind: 'failure', fact: `backup:${belgianDay(now)}`, reference: '' }];
}
