import type { FieldError } from '../../forms/rules/field-errors.ts';

/** So much a seller may take in cash for what belongs together, and no cent more, whatever all of it comes to. */
const CASH_LIMIT = {
  cents: 300_000,
  source: 'Belgian law of 18 September 2017 on preventing money laundering, article 67, § 2',
  from: '2017-10-16',
};

/** That cash is more than the law lets anybody take; null when it is not. */
export const cashFault = (cents: number): FieldError | null =>
  cents > CASH_LIMIT.cents ? { message: 'cashLimit', values: { limit: { cents: CASH_LIMIT.cents } } } : null;
