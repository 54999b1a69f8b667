import type { Transaction } from 'kysely';
import type { Assertion } from '@vitrine/shared/contract/accounts/passkeys';
import type { SecondFactorBegun } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import {
  type AccountsContext,
  type PasskeyUse,
  passSecondFactor,
  proveByPasskey,
  writeAccountMail,
} from '../accounts/index.ts';
import { recordAudit } from '../tools/index.ts';
import type { Schema } from '../database/schema/schema.ts';
import { readSeller } from '../shop/index.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  keepRecoveryCodes,
  takeRecoveryCode,
} from './store/staff-second-factors.ts';
import {
  proveCode,
  readCode,
  withinTries,
  type CodeAnswer,
  type CodeSender,
  type Doors,
  type TooEarly,
} from './prove-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { seal } from './secret-box.ts';
import { readSecondFactorKey } from './second-factor-key.ts';
import { describeSecret, newTotpSecret } from './totp.ts';

/** A new secret for an authenticator app; null when one is set up. */
export async function beginSetUp(
  { database, clock, env }: Doors,
  { accountId, email }: Pick<CodeSender, 'accountId' | 'email'>,
): Promise<SecondFactorBegun | null> {
  const secret = newTotpSecret();
  const sealed = seal(await readSecondFactorKey(env.dataDir), String(accountId), secret);
  const isBegun = await beginSecondFactor(database.kysely, { accountId, secret: sealed }, clock());
  const { name } = await readSeller(database.kysely);
  return isBegun ? describeSecret(secret, email, name) : null;
}

/** Sets the app up by its first code; this session has then passed. Answers its new token and the recovery codes. */
export function confirmSetUp(
  doors: Doors,
  sender: CodeSender,
  text: string,
): Promise<CodeAnswer<{ token: string; recoveryCodes: string[] }>> {
  return proveCode(doors, sender, text, {
    state: 'begun',
    async then(trx, factor) {
      const now = doors.clock();
      if (!(await confirmSecondFactor(trx, factor, now))) return null;
      const recoveryCodes = await replaceCodes(trx, sender.accountId);
      await recordAudit(trx, sender, aboutOwn(sender, 'second-factor.set'), now);
      const { accountId } = sender;
      await writeAccountMail(trx, { kind: 'staff-second-factor-set', data: { accountId } }, now);
      return { token: await passSecondFactor(trx, sender.sessionId, now), recoveryCodes };
    },
  });
}

/** Passes the second factor, by the app or by a recovery code. Answers the session's new token. */
export function passWithCode(doors: Doors, sender: CodeSender, text: string): Promise<CodeAnswer<string>> {
  let action: AuditAction = 'second-factor.code';
  return proveCode(doors, sender, text, {
    state: 'set',
    recover(trx) {
      action = 'second-factor.recovery-code';
      return takeRecoveryCode(trx, sender.accountId, readCode(text));
    },
    async then(trx) {
      await recordAudit(trx, sender, aboutOwn(sender, action), doors.clock());
      return passSecondFactor(trx, sender.sessionId, doors.clock());
    },
  });
}

type PasskeyAnswer =
  | { kind: 'passed'; token: string }
  | Extract<PasskeyUse, { kind: 'refused' }>
  /** No app is set up yet. Nothing was checked. */
  | { kind: 'not-now' }
  | TooEarly;

/** Passes the second factor by one of the account's passkeys, with fingerprint, face or PIN. */
export async function passWithPasskey(
  doors: Doors & { accounts: Pick<AccountsContext, 'nameNetwork'> },
  sender: CodeSender,
  assertion: Assertion,
): Promise<PasskeyAnswer> {
  const { database, clock, env } = doors;
  const { accountId, sessionId, ip } = sender;
  if (!(await hasSecondFactor(database.kysely, accountId))) return { kind: 'not-now' };
  return withinTries<PasskeyAnswer>(doors, sender, async () => {
    const judges = { database, clock, publicUrl: env.publicUrl, nameNetwork: doors.accounts.nameNetwork };
    const use = await proveByPasskey(judges, { accountId, sessionId, assertion, ip });
    if (use.kind === 'refused') return use;
    const token = await database.transaction(async (trx) => {
      await recordAudit(trx, sender, aboutOwn(sender, 'second-factor.passkey'), clock());
      return passSecondFactor(trx, sessionId, clock());
    });
    return { kind: 'passed', token };
  });
}

/** New recovery codes in place of those before, for who can show a code of the app. */
export function renewCodes(doors: Doors, sender: CodeSender, text: string): Promise<CodeAnswer<string[]>> {
  return proveCode(doors, sender, text, {
    state: 'set',
    async then(trx) {
      await recordAudit(trx, sender, aboutOwn(sender, 'second-factor.new-codes'), doors.clock());
      return replaceCodes(trx, sender.accountId);
    },
  });
}

async function replaceCodes(trx: Transaction<Schema>, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await keepRecoveryCodes(trx, accountId, codes.map(readCode));
  return codes;
}

function aboutOwn({ accountId }: CodeSender, action: AuditAction) {
  return { action, subjects: [`accounts:${accountId}`] };
}
