import { describe, expect, it } from '@jest/globals';
import { hashPassword, turnOfAccount, turnOfNetwork } from './hash-password.ts';

/** Long enough that all of a flood is there before the first is through. */
const WORK = { memory: 4096, passes: 1, parallelism: 1 };

/** How many of these were hashed, and how many were refused because too many waited. */
async function countAffected(hashes: Promise<string>[]): Promise<{ hashed: number; refused: number }> {
  const settled = await Promise.allSettled(hashes);
  const hashed = settled.filter(({ status }) => status === 'fulfilled').length;
  return { hashed, refused: hashes.length - hashed };
}

const flood = (count: number, networkOf: (index: number) => string) =>
  Array.from({ length: count }, (_one, index) => hashPassword('x', WORK, turnOfNetwork(networkOf(index))));

describe('While strangers send more passwords than can be checked', () => {
  it('a browser that the account knows is answered all the same', async () => {
    const strangers = countAffected(flood(150, (index) => `10.0.${index}.1`));
    const known = await countAffected([1, 2, 3].map((id) => hashPassword('x', WORK, turnOfAccount(id))));
    expect(known).toEqual({ hashed: 3, refused: 0 });
    expect(await strangers).toEqual({ hashed: 102, refused: 48 });
  });

  it('one network, by whichever of its addresses, takes no place from another', async () => {
    const crowd = countAffected(flood(150, (index) => `2001:db8:7:${index}::1`));
    const other = await countAffected(flood(10, (index) => `10.1.${index}.1`));
    expect(other).toEqual({ hashed: 10, refused: 0 });
    expect(await crowd).toEqual({ hashed: 21, refused: 129 });
  });
});
