import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import type { FieldMessage } from '../forms/rules/field-messages.ts';
import { networkKey } from '../platform/network/network-key.ts';
import { findDevice, readAccount } from '../accounts/index.ts';
import type { AuditAuthor } from '../tools/index.ts';
import { clearAttempts, returnAttempt, takeAttempt, type Attempt } from '../http/index.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { findSecondFactor, takeStep, type SecondFactor } from './store/staff-second-factors.ts';
import { undoRefusals } from '../database/undo-refusals.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import { readSecondFactorKey } from './second-factor-key.ts';
import { unseal } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

export interface Doors {
  database: Database;
  clock: Clock;
  env: Env;
}

/** Who sends a code: a session of staff, from a network. */
export interface CodeSender extends AuditAuthor {
  accountId: number;
  sessionId: number;
  ip: string;
  /** The tokens of the browser's device cookie. */
  devices: string[];
}

export type CodeAnswer<Passed> =
  | { kind: 'passed'; value: Passed }
  | { kind: 'wrong'; message: FieldMessage }
  /** The app is set up already, or is not yet. Nothing was checked. */
  | { kind: 'not-now'; isSet: boolean }
  | TooEarly;

/** Nothing was checked. */
export interface TooEarly {
  kind: 'too-early';
  seconds: number;
}

interface CodeCheck<Passed> {
  /** begun: the app's first code. set: one of an app that is set up. */
  state: 'begun' | 'set';
  /** Uses up a recovery code; without it only the app counts. */
  recover?: (trx: Transaction<Schema>) => Promise<boolean>;
  /** What the code was for, in the transaction that uses it up; null when it came too late. */
  then(trx: Transaction<Schema>, factor: SecondFactor): Promise<Passed | null>;
}

/** A code as it is compared: capitals, without what people put between groups. */
export function readCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Checks a code within the limits of guessing, and does what it was for. Each code is used once. */
export async function proveCode<Passed>(
  doors: Doors,
  sender: CodeSender,
  text: string,
  asked: CodeCheck<Passed>,
): Promise<CodeAnswer<Passed>> {
  const factor = await findSecondFactor(doors.database.kysely, sender.accountId);
  const isSet = factor !== null && factor.confirmed_at !== null;
  if (!factor || isSet !== (asked.state === 'set')) return { kind: 'not-now', isSet };
  return withinTries(doors, sender, () => useCode(doors, factor, readCode(text), asked));
}

/**
 * Tries to pass the second factor within the limits of guessing; who passes starts afresh. A browser that passed it for
 * this account before has limits of its own.
 */
export async function withinTries<Answer extends { kind: string }>(
  doors: Doors,
  sender: CodeSender,
  attemptPass: () => Promise<Answer>,
): Promise<Answer | TooEarly> {
  const { kysely } = doors.database;
  const tries = await triesOf(doors, sender);
  for (const attempt of tries) {
    const seconds = await takeAttempt(doors.database, attempt, doors.clock());
    if (seconds > 0) return { kind: 'too-early', seconds };
  }
  const answer = await attemptPass();
  if (answer.kind !== 'passed') return answer;
  for (const attempt of tries) {
    if (attempt.scope === 'login-address') await returnAttempt(kysely, attempt, doors.clock());
    else await clearAttempts(kysely, attempt);
  }
  return answer;
}

async function triesOf(doors: Doors, sender: CodeSender): Promise<Attempt[]> {
  const { accountId, ip } = sender;
  const browser = await knownBrowser(doors, sender);
  if (browser !== null) return [{ scope: 'second-factor-device', key: browser }];
  return [
    { scope: 'login-address', key: networkKey(ip) },
    { scope: 'second-factor', key: String(accountId) },
  ];
}

/**
 * The id of a browser that passed a code of this account before; null for all others. The right password alone makes none
 * known, or each login would bring another ten guesses.
 */
export async function knownBrowser(
  { database }: Pick<Doors, 'database'>,
  { accountId, devices }: Pick<CodeSender, 'accountId' | 'devices'>,
): Promise<string | null> {
  const account = await readAccount(database.kysely, accountId);
  const device = findDevice(devices, account?.device_secret ?? '');
  return device?.level === 'code' ? device.id : null;
}

type Using<Passed> = { isRefused: false; value: Passed } | { isRefused: true; message: FieldMessage };

async function useCode<Passed>(
  { database, clock, env }: Doors,
  factor: SecondFactor,
  code: string,
  { recover, then }: CodeCheck<Passed>,
): Promise<CodeAnswer<Passed>> {
  const isForApp = /^\d{6}$/.test(code);
  if (!isForApp && !(recover && isRecoveryCode(code))) return { kind: 'wrong', message: 'codeForm' };
  const key = await readSecondFactorKey(env.dataDir);
  const secret = unseal(key, String(factor.account_id), factor.secret);
  const step = isForApp ? stepOfCode(secret, code, clock()) : null;
  const using = await undoRefusals<Using<Passed>>(database, async (trx) => {
    if (isForApp && step === null) return { isRefused: true, message: 'codeWrong' };
    const isRight = step === null ? await recover?.(trx) : await takeStep(trx, factor, step);
    if (!isRight) return { isRefused: true, message: isForApp ? 'codeUsed' : 'codeWrong' };
    const value = await then(trx, factor);
    return value === null ? { isRefused: true, message: 'codeUsed' } : { isRefused: false, value };
  });
  return using.isRefused ? { kind: 'wrong', message: using.message } : { kind: 'passed', value: using.value };
}
