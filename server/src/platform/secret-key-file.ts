import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

const KEY_BYTES = 32;

/**
 * A key of this shop in a file of its own, made when it is first asked for; of two processes that make it at once both
 * get the same.
 * @throws when the file holds something else
 */
export async function readSecretKey(file: string): Promise<Buffer> {
  const key = (await readIfThere(file)) ?? (await makeKey(file));
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key of ${KEY_BYTES} bytes`);
  return key;
}

async function makeKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(fresh, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link appears whole or not at all, and never in place of another.
    await link(fresh, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(fresh);
  }
  return readFile(file);
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
