import { z } from '@vitrine/shared/contract/zod';
import { readSession, writeSession } from './session.ts';

const NAME = 'VDM_ADDRESS_NOT_KEPT';
const noteSchema = z.literal(true);

/** Notes in this tab that the address of a placed order could not be saved in the account. */
export function noteAddressSaveFailed(): void {
  writeSession(NAME, true);
}

/** Whether there is such a note in this tab. */
export function hasAddressSaveFailed(): boolean {
  return readSession(NAME, noteSchema) === true;
}

/** Clears the note once it was shown. */
export function clearAddressSaveFailed(): void {
  writeSession(NAME, null);
}
