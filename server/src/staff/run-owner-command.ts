import { randomUUID } from 'node:crypto';
import { staffRoleSchema, type StaffRole } from '@vitrine/shared/contract/tools/tools';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { hashPassword, writeAccountMail, findAccount, endSessions } from '../accounts/index.ts';
import { mailAddressError } from '../forms/rules/mail-address.ts';
import { newToken } from '../platform/secret-token.ts';
import { recordAudit, subjectOf, type AuditAuthor } from '../tools/index.ts';
import type { Database } from '../database/database.ts';
import { rowChange } from '../database/edit-row.ts';
import { passwordLink, raiseAccount } from './store/staff-accounts.ts';
import { dropSecondFactor } from './store/staff-second-factors.ts';

export const USAGE = `Usage: npm run owner -- <e-mail> [${staffRoleSchema.options.join('|')}]
  gives whoever has this address that role (owner when none is named), with an account if there is none, and prints
  a link to choose a password: it works once, for an hour
npm run owner -- <e-mail> --reset-second-factor
  for who lost the authenticator app and the recovery codes: it is set up anew at the next login`;

export interface OwnerCommand {
  email: string;
  role?: string | undefined;
  resetsSecondFactor: boolean;
}

type CommandResult = { isDone: boolean; say: string };

/** Does what the command asks, and says what came of it. */
export async function runOwnerCommand(
  { database, publicUrl }: { database: Database; publicUrl: string },
  { email, role = 'owner', resetsSecondFactor }: OwnerCommand,
  now: Date,
): Promise<CommandResult> {
  if (mailAddressError(email))
    return { isDone: false, say: `"${email}" is not an e-mail address.\n${USAGE}` };
  if (resetsSecondFactor) return resetSecondFactor(database, email, now);
  const read = staffRoleSchema.safeParse(role);
  if (!read.success) return { isDone: false, say: `"${role}" is not a role.\n${USAGE}` };
  return raise({ database, publicUrl }, email, read.data, now);
}

async function raise(
  { database, publicUrl }: { database: Database; publicUrl: string },
  email: string,
  role: StaffRole,
  now: Date,
): Promise<CommandResult> {
  const passwordHash = await hashPassword(newToken());
  return database.transaction(async (trx) => {
    const { before, account } = await raiseAccount(trx, { email, role, passwordHash }, now);
    const change = rowChange('accounts', account.id, { role: before?.role ?? null }, { role });
    const subjects = [subjectOf('accounts', account.id)];
    const about = change ? { changes: [change] } : { subjects };
    await recordAudit(trx, author(), { action: 'staff.role', ...about, note: account.email }, now);
    const token = await passwordLink(trx, account, now);
    const link = publicUrl + pathTo('passwordRecoveryToken', account.language, { token });
    const verb = before ? 'now has' : 'has a new account with';
    return {
      isDone: true,
      say: `${account.email} ${verb} the role ${role}. Within an hour, choose a password at\n${link}`,
    };
  });
}

async function resetSecondFactor(database: Database, email: string, now: Date): Promise<CommandResult> {
  return database.transaction(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) return { isDone: false, say: `Nobody has an account with the address ${email}.` };
    await dropSecondFactor(trx, account.id);
    await endSessions(trx, account.id);
    const data = { accountId: account.id };
    await writeAccountMail(trx, { kind: 'staff-second-factor-reset', data }, now);
    const subjects = [subjectOf('accounts', account.id)];
    await recordAudit(trx, author(), { action: 'second-factor.reset', subjects, note: account.email }, now);
    return { isDone: true, say: `${account.email} sets an authenticator app up at the next login.` };
  });
}

/** The author in the log of what a command on the machine did. */
function author(): AuditAuthor {
  return { accountId: null, email: 'npm run owner', role: 'owner', requestId: randomUUID() };
}
