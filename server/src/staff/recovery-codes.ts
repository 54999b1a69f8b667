import { Secret } from 'otpauth';
import { RECOVERY_CODES } from '@vitrine/shared/contract/tools/tools';

/** 120 random bits: so many that a plain hash keeps them (OWASP ASVS 5.0, 6.5.2 asks 112). */
const CODE_BYTES = 15;

/** Codes for who lost the phone: 24 letters and digits in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const groups = new Secret({ size: CODE_BYTES }).base32.match(/.{4}/g) ?? [];
    return groups.join('-');
  });
}

export function isRecoveryCode(code: string): boolean {
  return /^[A-Z2-7]{24}$/.test(code);
}
