import { passwordLength, type Profile } from '@vitrine/shared/contract/accounts/account';
import type { FieldError } from '../../forms/rules/field-errors.ts';

/** Rows of keys that fingers run along, on keyboards with letters in either order, and what people count. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];
const RUNS = [...ROWS, 'abcdefghijklmnopqrstuvwxyz', '1234567890', '0123456789'];
/** Columns of the same keyboards, as in 1qaz2wsx. */
const COLUMNS = [
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '1aqw',
  '2zsx',
  '1q2w3e4r5t6y7u8i9o0p',
];
const SHOP_WORDS = /vitrine|insect(?:en|es|e|s)?|butterfl(?:y|ies)|vlinders?|papillons?|beetles?|kevers?/g;

const NEIGHBOURS = new Set([...RUNS, ...COLUMNS].flatMap((run) => pairs(run).flatMap(bothWays)));

/** Passwords that many people use or that leaked, in lower case. */
export interface CommonPasswords {
  has(password: string): boolean;
}

/**
 * Why a password is refused, or null. Any characters are fine; what counts is that it cannot be guessed
 * (NIST SP 800-63B §3.1.1.2; OWASP ASVS 5.0, 6.2). Of staff it is longer: it opens more.
 */
export function passwordFault(
  password: string,
  { email, role }: { email: string; role: Profile['role'] },
  common: CommonPasswords,
): FieldError | null {
  const { min, max } = passwordLength(role);
  // Only to count and to compare: what opens the account is what was typed.
  const plain = password.normalize('NFC');
  const length = [...plain].length;
  if (length === 0) return { message: 'required' };
  if (length < min) return { message: 'passwordShort', values: { limit: String(min) } };
  if (length > max) return { message: 'passwordLong', values: { limit: String(max) } };
  const lower = plain.toLowerCase();
  if (common.has(lower) || common.has(withoutDisguise(lower))) return { message: 'passwordCommon' };
  if (isRepeated(lower) || isRun(lower)) return { message: 'passwordPattern' };
  return isPersonal(lower, email) ? { message: 'passwordPersonal' } : null;
}

/** Signs that stand for letters fool nobody. */
function withoutDisguise(text: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return text.replace(/[013457@$](?=.*\p{L})/gu, (sign) => letters[sign] ?? sign);
}

/** The same few signs over and over: at most four different ones, or one part twice or more. */
function isRepeated(text: string): boolean {
  return new Set(text).size <= 4 || /^(.+?)\1+$/su.test(text);
}

/** Seven in ten signs follow the one before on the keyboard, in the alphabet, in counting, or repeat it. */
function isRun(text: string): boolean {
  const all = pairs(text);
  const follow = all.filter((pair) => pair[0] === pair[1] || NEIGHBOURS.has(pair));
  return follow.length >= all.length * 0.7;
}

function isPersonal(text: string, email: string): boolean {
  const name = email.trim().toLowerCase().split('@')[0] ?? '';
  if (name.length >= 4 && text.includes(name)) return true;
  const isAboutShop = text.search(SHOP_WORDS) >= 0;
  const letters = text.replace(SHOP_WORDS, '').replace(/\P{L}/gu, '');
  return isAboutShop && letters.length < 4;
}

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

function bothWays(pair: string): string[] {
  return [pair, [...pair].reverse().join('')];
}
