import { friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** An account number as it is stored: capitals in groups of four. */
export const spacedIban = (typed: string): string => friendlyFormatIBAN(plain(typed)) ?? '';

/** Whether an account number has the length and structure of its country, and its check digits (ISO 13616). */
export const isIban = (typed: string): boolean => isValidIBAN(plain(typed));

/** Whether a text has the form of a bank's code (ISO 9362): eight signs or eleven. */
export const isBic = (typed: string): boolean => isValidBIC(plain(typed));

const plain = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '');
