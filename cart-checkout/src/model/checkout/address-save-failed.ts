import { tabStorage } from '@vitrine/shared/forms/tab-storage';
import { z } from '@vitrine/shared/contract/zod';

const NOTE = tabStorage('VDM_ADDRESS_NOT_KEPT', z.literal(true));

/** Notes in this tab that the address of a placed order could not be saved in the account. */
export function noteAddressSaveFailed(): void {
  NOTE.write(true);
}

/** Whether there is such a note in this tab. */
export function hasAddressSaveFailed(): boolean {
  return NOTE.read() === true;
}

/** Clears the note once it was shown. */
export function clearAddressSaveFailed(): void {
  NOTE.write(null);
}
