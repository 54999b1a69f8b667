import { z } from '@vitrine/shared/contract/zod';
import { readSession, writeSession } from './session.ts';

const NAME = 'VDM_ADDRESS_NOT_KEPT';
const noteSchema = z.literal(true);

/** The address of an order that stands could not be kept in the account. */
export function noteAddressNotKept(): void {
  writeSession(NAME, true);
}

/** Whether there is such a word to be said, in this tab. */
export function isAddressNotKept(): boolean {
  return readSession(NAME, noteSchema) === true;
}

/** It has been said. */
export function forgetAddressNotKept(): void {
  writeSession(NAME, null);
}
