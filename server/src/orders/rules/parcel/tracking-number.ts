import type { FieldError } from '../../../forms/rules/field-errors.ts';

/** Of the Universal Postal Union, as `RR123456785BE`: the ninth digit checks the eight before it (S10, 2021). */
const POSTAL = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];
const SOME = /^[A-Z0-9]{6,40}$/;

/** A parcel's number without the spaces and dots that labels are printed with. */
export const plainTrackingNumber = (typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase();

/** What is wrong with a plain number; null when a carrier could have given it. An empty one is not judged. */
export function trackingFault(number: string): FieldError | null {
  if (number === '') return null;
  if (!SOME.test(number) || !/\d/.test(number)) return { message: 'trackingForm' };
  const postal = POSTAL.exec(number);
  if (postal && Number(postal[2]) !== checkDigit(postal[1] ?? '')) return { message: 'trackingDigit' };
  return null;
}

function checkDigit(serial: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(serial[index]), 0);
  const check = 11 - (sum % 11);
  if (check === 10) return 0;
  return check === 11 ? 5 : check;
}
