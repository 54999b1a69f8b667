import { expect, it } from '@jest/globals';
import { digestOf, isToken, newToken } from './secret-token.ts';

const MANY = 2000;

it('A token holds 256 bits, each of them as often 1 as 0, and no part of any comes twice', () => {
  const tokens = Array.from({ length: MANY }, newToken);
  const parts = tokens.flatMap((token) => Buffer.from(token, 'base64url').toString('hex').match(/.{16}/g));
  expect(new Set(parts).size).toBe(4 * MANY);
  const ones = Array.from({ length: 256 }, () => 0);
  for (const token of tokens) {
    expect(isToken(token)).toBe(true);
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes.length).toBe(32);
    ones.forEach((count, bit) => (ones[bit] = count + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)));
  }
  // Eight standard deviations from the half: chance alone does not come there.
  const far = ones.filter((count) => Math.abs(count - MANY / 2) > 4 * Math.sqrt(MANY));
  expect(far).toEqual([]);
});

it('What is stored of a secret is not the secret', () => {
  const token = newToken();
  expect(digestOf(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOf(token)).not.toContain(token);
});
