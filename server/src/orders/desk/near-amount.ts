import { formatMoney } from '@vitrine/shared/i18n/formats';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { readCents } from '../../forms/rules/read-amounts.ts';
import { wordsFault } from './step-texts.ts';
import type { Step } from './step.ts';

/** What banks keep and fingers slip: the order counts as paid, and the log says why. */
const MOST_DIFFERENCE_CENTS = 100;

/** Money that came for an order, as somebody typed it: whether it is near enough, whether it is all, and how the log says it. */
export function readNear(typed: string, wantedCents: number, { locale }: Step['writer']) {
  const cents = readCents(typed);
  const amount = formatMoney(wantedCents, locale);
  const isNear = cents !== null && Math.abs(cents - wantedCents) <= MOST_DIFFERENCE_CENTS;
  const fault: FieldError | null = isNear ? null : { message: 'transferAmount', values: { amount } };
  return {
    /** Null of what is no amount. */
    cents,
    isWhole: cents === wantedCents,
    isNear,
    fault,
    /** Of another amount, and without words for it. */
    reasonFault: (reason: string): FieldError | null =>
      reason === '' ? { message: 'transferReason', values: { amount } } : wordsFault(reason),
    said: `${inEuro(cents)} of ${inEuro(wantedCents)} EUR`,
  };
}

/** As the log says it, in no language. */
export const inEuro = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2);
