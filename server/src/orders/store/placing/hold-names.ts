import { createHash } from 'node:crypto';
import type { HeldLots } from './holds.ts';

/** Each is looked at while others wait: whoever lost more answers than these gets a name by chance. */
const MOST_NAMES = 8;

/**
 * The name of the hold that follows another. Whoever has the earlier name finds it, though the answer was lost that told
 * it. It can be guessed no more than the earlier one.
 */
export const nameAfter = (holdId: string): string =>
  createHash('sha256').update(`after ${holdId}`).digest('base64url');

/** A name with the live hold that has it, or without one: it is free. */
interface CurrentName<Hold> {
  name: string;
  hold: Hold | null;
}

/**
 * Goes from a hold to those that followed it, until one is live or a name is free.
 * @param read finds the hold of a name, or nothing
 * @returns undefined when too many followed it
 */
export async function currentName<Hold extends Pick<HeldLots, 'state'>>(
  holdId: string,
  read: (name: string) => Promise<Hold | null>,
): Promise<CurrentName<Hold> | undefined> {
  let name = holdId;
  for (let looked = 0; looked < MOST_NAMES; looked += 1) {
    // Each name depends on what the one before it is.
    const hold = await read(name);
    if (!hold || hold.state === 'live') return { name, hold };
    name = nameAfter(name);
  }
  return undefined;
}
