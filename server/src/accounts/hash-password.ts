import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';

/** How hard a guess is: OWASP's least for argon2id (Password Storage Cheat Sheet). Kept with each hash. */
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

/** A hash takes a core for about 40 ms: two at once leave the shop its threads, and 100 waiting wait 2 s. */
const semaphore = createSemaphore({
  permits: 2,
  maxQueue: 100,
  maxWaitMs: 10_000,
  refusal: () => new Busy('Too many passwords are being checked'),
});
const derive = promisify(argon2);

/** The hash of a password with its parameters, in the PHC string format. */
export async function hashPassword(password: string, work = PASSWORD_WORK): Promise<string> {
  const salt = randomBytes(16);
  return format(work, salt, await hash(password, salt, work));
}

/**
 * Whether this is the password of that hash. Without a hash the work is the same and the answer no, so that time does
 * not tell who has an account. `isOutdated`: the hash was made with other parameters than `today`'s.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  today = PASSWORD_WORK,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const { work, salt, expected } = read(stored ?? nobodysHash(today));
  const actual = await hash(password, salt, work);
  const isRight = timingSafeEqual(actual, expected) && stored !== null;
  return { isRight, isOutdated: format(work, salt, expected) !== format(today, salt, expected) };
}

/** Of the password exactly as it was typed (OWASP ASVS 5.0, 6.2.8). */
async function hash(password: string, salt: Buffer, work: PasswordWork): Promise<Buffer> {
  const release = await semaphore.acquire();
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
