import { belgianDay } from '../belgian-day.ts';

/* Apart from the schemas, as in `locale-list.ts`. */

/** How long a parcel is on its way, in working days. */
export interface TransitDays {
  min: number;
  max: number;
}

/** When a parcel is expected, as ISO days: the first and the last. */
export interface Expected {
  from: string;
  to: string;
}

/** A parcel leaves on the first or second working day after its payment; the page about shipping says the same. */
const PACKING = { min: 1, max: 2 };

/** Working days from the payment to the door. */
export const fromPayment = ({ min, max }: TransitDays): TransitDays => ({
  min: PACKING.min + min,
  max: PACKING.max + max,
});

/**
 * When what is paid now is expected.
 * @param shipsFrom ISO day from which parcels leave again, while the shop is away
 */
export function expectedAfterPayment(days: TransitDays, paidAt: Date, shipsFrom: string | null): Expected {
  const today = belgianDay(paidAt);
  // On the day itself parcels leave again: it counts as the first day of packing.
  const packedFrom = shipsFrom !== null && shipsFrom > today ? shift(shipsFrom, -1) : today;
  return expectedBetween(packedFrom, fromPayment(days));
}

/** When a parcel that left is expected. */
export const expectedAfterShipping = (days: TransitDays, shippedAt: Date): Expected =>
  expectedBetween(belgianDay(shippedAt), days);

const expectedBetween = (day: string, { min, max }: TransitDays): Expected => ({
  from: addWorkingDays(day, min),
  to: addWorkingDays(day, max),
});

/** The working day that comes so many after a day; of none the day itself, or the next one that is a working day. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0 || !isWorkingDay(reached);) {
    reached = shift(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** Belgian public holidays, by the law of 4 January 1974: nothing is collected on them. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const AFTER_EASTER = [1, 39, 50];

function isHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.includes(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => shift(easter, days) === day);
}

/** Easter Sunday of a year, by the anonymous Gregorian algorithm (Nature, 20 April 1876). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10);
}

const DAY_MS = 24 * 60 * 60_000;

const shift = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
