import { endSessions, findAccount, forgetAllDevices } from '../../accounts/index.ts';
import { recordAudit, subjectOf, type AuditAuthor } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';

/** Who asks, and by which session: that one goes on. */
type Asking = AuditAuthor & { sessionId: number };

/**
 * Logs an account out everywhere, a shopper's or that of staff.
 * @returns the entry of the log; null when nobody has this address
 */
export function endSessionsOf(
  database: Pick<Database, 'transaction'>,
  staff: Asking,
  email: string,
  now: Date,
): Promise<number | null> {
  return database.transaction(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) return null;
    await endSessions(trx, account.id, staff.sessionId);
    const subjects = [subjectOf('accounts', account.id)];
    return recordAudit(trx, staff, { action: 'sessions.end', subjects }, now);
  });
}

/** Logs everybody out: shoppers, staff, and whoever took a session of theirs. Returns the entry of the log. */
export function endEverySession(
  database: Pick<Database, 'transaction'>,
  staff: Asking,
  now: Date,
): Promise<number> {
  return database.transaction(async (trx) => {
    // First, so that no login that is still being checked begins a session after they were ended.
    await forgetAllDevices(trx);
    await trx.deleteFrom('sessions').where('id', '<>', staff.sessionId).execute();
    return recordAudit(trx, staff, { action: 'sessions.end-all', subjects: [] }, now);
  });
}
