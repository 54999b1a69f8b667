import { expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { isRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './secret-box.ts';
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

/** Of eight letters, 40 bits: chance alone hardly ever makes two alike. */
function expectNoPartTwice(secrets: string[]): void {
  const parts = secrets.flatMap((secret) => secret.match(/.{8}/g) ?? []);
  expect(new Set(parts).size).toBe(parts.length);
}

it('A secret of an authenticator app holds 160 bits of chance, and no part of any comes twice', () => {
  const secrets = Array.from({ length: MANY }, newTotpSecret);
  expectNoPartTwice(secrets);
  expect(unlikelyBits(secrets, 160)).toEqual([]);
});

it('A recovery code holds 120 bits of chance, and no part of any comes twice', () => {
  const codes = Array.from({ length: MANY / 10 }, newRecoveryCodes).flat();
  const letters = codes.map((code) => code.replaceAll('-', ''));
  expectNoPartTwice(letters);
  expect(letters.every(isRecoveryCode)).toBe(true);
  expect(unlikelyBits(letters, 120)).toEqual([]);
});

it('A sealed secret that was changed anywhere, or put in another’s place, is not opened', () => {
  const key = Buffer.alloc(32, 7);
  const sealed = Buffer.from(seal(key, 'ada', 'JBSWY3DPEHPK3PXP'), 'base64');
  expect(unseal(key, 'ada', sealed.toString('base64'))).toBe('JBSWY3DPEHPK3PXP');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
    expect(() => unseal(key, 'ada', changed.toString('base64'))).toThrow();
  }
  expect(() => unseal(key, 'eve', sealed.toString('base64'))).toThrow();
  expect(() => unseal(Buffer.alloc(32, 8), 'ada', sealed.toString('base64'))).toThrow();
});
