import { createHash } from 'node:crypto';

/** Forty bits: of passwords that never leaked one in twenty-five million is taken for one that did. */
export const LEAKED_BYTES = 5;

/** The beginnings of the passwords' digests, sorted: nobody reads a password in it. */
export function packLeaked(passwords: readonly string[]): Buffer {
  const starts = new Set(passwords.map((password) => startOf(password).toString('hex')));
  return Buffer.from([...starts].toSorted().join(''), 'hex');
}

/** @param packed as `packLeaked` makes it */
export function isLeaked(packed: Buffer, password: string): boolean {
  const wanted = startOf(password);
  let from = 0;
  let to = packed.length / LEAKED_BYTES;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const order = packed.compare(wanted, 0, LEAKED_BYTES, middle * LEAKED_BYTES, (middle + 1) * LEAKED_BYTES);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** Whoever types a password with other capitals has chosen the same one. */
function startOf(password: string): Buffer {
  return createHash('sha256')
    .update(password.normalize('NFC').toLowerCase())
    .digest()
    .subarray(0, LEAKED_BYTES);
}
