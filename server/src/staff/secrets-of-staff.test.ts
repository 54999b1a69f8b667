import { expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { isRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret } from './totp.ts';

const MANY = 2000;

/** Bits that are 1 too often or too rarely for chance: eight standard deviations from the half. */
function unlikelyBits(secrets: string[], bits: number): number[] {
  const ones = Array.from({ length: bits }, () => 0);
  for (const secret of secrets) {
    const { bytes } = Secret.fromBase32(secret);
    expect(bytes.length).toBe(bits / 8);
    ones.forEach((count, bit) => (ones[bit] = count + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)));
  }
  return ones.filter((count) => Math.abs(count - secrets.length / 2) > 4 * Math.sqrt(secrets.length));
}

it('A secret of an authenticator app holds 160 bits of chance, and none comes twice', () => {
  const secrets = Array.from({ length: MANY }, newTotpSecret);
  expect(new Set(secrets).size).toBe(MANY);
  expect(unlikelyBits(secrets, 160)).toEqual([]);
});

it('A recovery code holds 120 bits of chance, and none comes twice', () => {
  const codes = Array.from({ length: MANY / 10 }, newRecoveryCodes).flat();
  const letters = codes.map((code) => code.replaceAll('-', ''));
  expect(new Set(letters).size).toBe(codes.length);
  expect(letters.every(isRecoveryCode)).toBe(true);
  expect(unlikelyBits(letters, 120)).toEqual([]);
});
