import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';
import { sharePermits } from '@vitrine/shared/platform/shared-permits';
import { wideNetworkKey } from '../platform/network/network-key.ts';

/** How hard a guess is: OWASP's least for argon2id (Password Storage Cheat Sheet). Stored with each hash. */
export interface PasswordWork {
  memory: number;
  passes: number;
  parallelism: number;
}
export const PASSWORD_WORK: PasswordWork = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;

/** Too many wait already. Answered as a request too many. */
class Busy extends Error {
  readonly statusCode = 429;
}

/** Whose turn it is: an account's in a browser that is known to it, or a whole network's. */
interface PasswordTurn {
  isKnown: boolean;
  whose: string;
}
export const turnOfNetwork = (ip: string): PasswordTurn => ({ isKnown: false, whose: wideNetworkKey(ip) });
export const turnOfAccount = (id: number): PasswordTurn => ({ isKnown: true, whose: String(id) });
/** Of whoever runs the shop. */
const OWN_TURN: PasswordTurn = { isKnown: true, whose: 'shop' };

/**
 * A hash takes a core for about 40 ms: 100 that wait for two permits wait 2 s, and of the four threads of a process one is
 * always left. Known browsers have a permit of their own, so that no flood of strangers is before them.
 */
const strangers = turns(2);
const known = turns(1);

/** Of one asker one is hashed at a time, and a few wait: the places are for many. */
function turns(permits: number) {
  const refusal = () => new Busy('Too many passwords are being checked');
  const bounds = { maxWaitMs: 10_000, refusal };
  return sharePermits(createSemaphore({ permits, maxQueue: 100, ...bounds }), () =>
    createSemaphore({ permits: 1, maxQueue: 20, ...bounds }),
  );
}
const derive = promisify(argon2);

/** The hash of a password with its parameters, in the PHC string format. */
export async function hashPassword(password: string, work = PASSWORD_WORK, turn = OWN_TURN): Promise<string> {
  const salt = randomBytes(16);
  return format(work, salt, await hash(password, salt, work, turn));
}

/**
 * Whether this is the password of that hash. Without a hash the work is the same and the answer no, so that time does
 * not tell who has an account. `isOutdated`: the hash was made with other parameters than `today`'s.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  today = PASSWORD_WORK,
  turn = OWN_TURN,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const { work, salt, expected } = read(stored ?? nobodysHash(today));
  const actual = await hash(password, salt, work, turn);
  const isRight = timingSafeEqual(actual, expected) && stored !== null;
  return { isRight, isOutdated: format(work, salt, expected) !== format(today, salt, expected) };
}

/** Of the password exactly as it was typed (OWASP ASVS 5.0, 6.2.8). */
async function hash(
  password: string,
  salt: Buffer,
  work: PasswordWork,
  { isKnown, whose }: PasswordTurn,
): Promise<Buffer> {
  const release = await (isKnown ? known : strangers)(whose);
  try {
    return await derive('argon2id', { ...work, message: password, nonce: salt, tagLength: HASH_BYTES });
  } finally {
    release();
  }
}

const nobodysHash = (work: PasswordWork) => format(work, randomBytes(16), randomBytes(HASH_BYTES));

function format({ memory, passes, parallelism }: PasswordWork, salt: Buffer, hashed: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hashed)}`;
}

function read(stored: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!parts) throw new Error('A stored password hash cannot be read');
  const [, memory, passes, parallelism, salt = '', hashed = ''] = parts;
  return {
    work: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    expected: Buffer.from(hashed, 'base64'),
  };
}
