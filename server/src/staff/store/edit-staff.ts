import type { Kysely, Transaction } from 'kysely';
import { staffRoleSchema, type StaffRole } from '@vitrine/shared/contract/tools/tools';
import type { StaffRow } from '@vitrine/shared/contract/tools/staff';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import {
  isInvited,
  isLive,
  writeAccountMail,
  changeAccount,
  findAccount,
  readAccount,
  type StoredAccount,
  endSessions,
} from '../../accounts/index.ts';
import { recordAudit, subjectOf, type AuditAuthor } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import { rowChange } from '../../database/edit-row.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { raiseAccount } from './staff-accounts.ts';
import { dropSecondFactor } from './staff-second-factors.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';

export type StaffOutcome =
  | { isRefused: false; auditId: number }
  | { isRefused: true; kind: 'unknown' | 'already' | 'own-role' | 'last-owner' | 'not-invited' };

const isStaff = (role: string): role is StaffRole => staffRoleSchema.safeParse(role).success;

interface Writing {
  database: Database;
  staff: AuditAuthor;
  now: Date;
}

/** Everybody who works in the shop, owners first. */
export async function listStaff(kysely: Kysely<Schema>, me: number, now: Date): Promise<StaffRow[]> {
  const [accounts, sessions, factors] = await Promise.all([
    kysely.selectFrom('accounts').selectAll().where('role', '!=', 'customer').orderBy('email').execute(),
    kysely
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['account_id', 'started_at as startedAt', 'last_seen_at as lastSeenAt', 'role'])
      .where('role', '!=', 'customer')
      .execute(),
    kysely
      .selectFrom('staff_second_factors')
      .select('account_id')
      .where('confirmed_at', 'is not', null)
      .execute(),
  ]);
  const proved = new Set(factors.map(({ account_id }) => account_id));
  const rows = accounts.flatMap((account) => {
    const { id, email, firstname, lastname, role } = account;
    if (!isStaff(role)) return [];
    const own = sessions.filter((session) => session.account_id === id && isLive(session, now));
    const seen = own.map(({ lastSeenAt }) => lastSeenAt).sort();
    return {
      ...{ id, email, firstname, lastname, role, sessions: own.length, lastSeenAt: seen.at(-1) ?? null },
      ...{ hasSecondFactor: proved.has(id), isInvited: isInvited(account), isMe: id === me },
    };
  });
  const rank = ({ role }: StaffRow) => staffRoleSchema.options.indexOf(role);
  return rows.sort((one, other) => rank(one) - rank(other));
}

/** Gives somebody a role, with an account if there is none, and has the link to a password sent. */
export function inviteStaff(
  { database, staff, now }: Writing,
  {
    email,
    role,
    language,
    passwordHash,
  }: { email: string; role: StaffRole; language: Locale; passwordHash: string },
): Promise<StaffOutcome> {
  return undoRefusals<StaffOutcome>(database, async (trx) => {
    const known = await findAccount(trx, email);
    if (known && isStaff(known.role)) return { isRefused: true, kind: 'already' };
    const { before, account } = await raiseAccount(trx, { email, role, passwordHash }, now);
    if (!before) await changeAccount(trx, account.id, { language });
    await writeAccountMail(trx, { kind: 'staff-invitation', data: { accountId: account.id } }, now);
    const changed = { before: { role: before?.role ?? null }, after: { role } };
    const auditId = await log(trx, staff, { action: 'staff.invite', account, ...changed }, now);
    return { isRefused: false, auditId };
  });
}

export function inviteAgain({ database, staff, now }: Writing, id: number): Promise<StaffOutcome> {
  return onStaff(database, id, async (trx, account) => {
    if (!isInvited(account)) return { isRefused: true, kind: 'not-invited' };
    await writeAccountMail(trx, { kind: 'staff-invitation', data: { accountId: id } }, now);
    return { isRefused: false, auditId: await log(trx, staff, { action: 'staff.invite', account }, now) };
  });
}

/** Another role; `customer` takes somebody out of the shop, sessions and second factor included. */
export function changeRole(
  { database, staff, now }: Writing,
  id: number,
  role: StaffRole | 'customer',
): Promise<StaffOutcome> {
  return onStaff(database, id, async (trx, account) => {
    if (id === staff.accountId) return { isRefused: true, kind: 'own-role' };
    if (account.role === 'owner' && role !== 'owner' && (await lockOwners(trx)) < 2)
      return { isRefused: true, kind: 'last-owner' };
    const isOut = role === 'customer';
    await trx
      .updateTable('accounts')
      .set({ role, ...(isOut && { invited_at: null }) })
      .where('id', '=', id)
      .execute();
    if (isOut) {
      await dropSecondFactor(trx, id);
      await endSessions(trx, id);
    }
    const action = isOut ? 'staff.remove' : 'staff.role';
    const changed = { before: { role: account.role }, after: { role } };
    return { isRefused: false, auditId: await log(trx, staff, { action, account, ...changed }, now) };
  });
}

/** Ends every session, save the one that asks. */
export function endStaffSessions(
  { database, staff, now }: Writing,
  id: number,
  keep: number,
): Promise<StaffOutcome> {
  return onStaff(database, id, async (trx, account) => {
    await endSessions(trx, id, keep);
    return {
      isRefused: false,
      auditId: await log(trx, staff, { action: 'staff.end-sessions', account }, now),
    };
  });
}

/** For who lost the authenticator app: it is set up anew at the next login. */
export function resetSecondFactor({ database, staff, now }: Writing, id: number): Promise<StaffOutcome> {
  return onStaff(database, id, async (trx, account) => {
    await dropSecondFactor(trx, id);
    await endSessions(trx, id);
    await writeAccountMail(trx, { kind: 'staff-second-factor-reset', data: { accountId: id } }, now);
    return {
      isRefused: false,
      auditId: await log(trx, staff, { action: 'second-factor.reset', account }, now),
    };
  });
}

function onStaff(
  database: Database,
  id: number,
  work: (trx: Transaction<Schema>, account: StoredAccount) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  return undoRefusals<StaffOutcome>(database, async (trx) => {
    const account = await readAccount(trx, id);
    return account && isStaff(account.role) ? work(trx, account) : { isRefused: true, kind: 'unknown' };
  });
}

/** How many owners there are; until the transaction is over nobody else changes one of them. */
async function lockOwners(trx: Transaction<Schema>): Promise<number> {
  const owners = await trx
    .updateTable('accounts')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('id')
    .execute();
  return owners.length;
}

interface Logged {
  action: AuditAction;
  account: Pick<StoredAccount, 'id' | 'email'>;
  before?: { role: string | null };
  after?: { role: string };
}

function log(
  trx: Transaction<Schema>,
  staff: AuditAuthor,
  { action, account: { id, email }, before, after }: Logged,
  now: Date,
): Promise<number> {
  const change = before && after ? rowChange('accounts', id, before, after) : null;
  const about = change ? { changes: [change] } : { subjects: [subjectOf('accounts', id)] };
  return recordAudit(trx, staff, { action, note: email, ...about }, now);
}
