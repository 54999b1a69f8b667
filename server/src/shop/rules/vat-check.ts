import { VAT_STATES } from '@vitrine/shared/contract/orders/checkout';
import { z } from '@vitrine/shared/contract/zod';
import { isComparable, isSameCompany } from './same-company.ts';

/** What the register of the Union said of a business's VAT number: the proof that goes with its order. */
const vatCheckSchema = z.object({
  /** With its country's prefix, without spaces. */
  number: z.string(),
  /** away: nobody answered, so nothing is known. other-name: it is valid, and of another firm than the one typed. */
  state: z.enum(VAT_STATES),
  checkedAt: z.string(),
  /** By which the register knows that it was asked; empty where it gave none. */
  consultation: z.string(),
  name: z.string(),
  /** Of a number that is one: whether that name could be held against the company that used it. Orders of before do not say. */
  isNameCompared: z.optional(z.boolean()),
  address: z.string(),
  /** Which register answered: a test's proves nothing. */
  register: z.string(),
});
export type VatCheck = z.infer<typeof vatCheckSchema>;

/** As an order keeps it: releases before this one know of no other name, and must read of it that nothing is proved. */
const storedCheckSchema = z.extend(vatCheckSchema, {
  /** What a later release may write here proves nothing to this one. */
  state: z.catch(z.enum(VAT_STATES), 'invalid'),
  isOtherName: z.optional(z.boolean()),
});

/** For the row of an order. */
export function writeVatCheck(check: VatCheck): string {
  const isOtherName = check.state === 'other-name';
  return JSON.stringify(isOtherName ? { ...check, state: 'invalid', isOtherName } : check);
}

/** From the row of an order. */
export function readVatCheck(stored: string): VatCheck {
  const { isOtherName, ...check } = storedCheckSchema.parse(JSON.parse(stored));
  return isOtherName === true && check.state === 'invalid' ? { ...check, state: 'other-name' } : check;
}

/**
 * A business by its confirmed VAT number: of Belgium, from where goods leave, or of another member state. Who has none is a
 * consumer.
 */
export type Business = 'belgian' | 'foreign';

export function businessOf(check: VatCheck | null): Business | null {
  if (check?.state !== 'valid') return null;
  return check.number.startsWith('BE') ? 'belgian' : 'foreign';
}

/** What the register said, judged by the name of the firm that uses the number; where it names nobody, the proof says so. */
export function judgedByName(check: VatCheck, company: string): VatCheck {
  if (check.state !== 'valid') return check;
  const isNameCompared = isComparable(company, check.name);
  const state = isSameCompany(company, check.name) ? 'valid' : 'other-name';
  return { ...check, isNameCompared, state };
}

/** What a register says of one number. */
export type RegisterAnswer = Pick<VatCheck, 'consultation' | 'name' | 'address'> & { isValid: boolean };
