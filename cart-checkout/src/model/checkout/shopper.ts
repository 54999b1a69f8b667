import { type Account, type SavedAddress, MAX_ADDRESSES } from '@vitrine/shared/contract/accounts/account';
import { addressOf, type Draft } from './draft.ts';

/** Who is logged in, as far as the checkout can use it. */
export interface Shopper {
  id: number;
  account: Account;
  /** The one to begin with first. */
  addresses: SavedAddress[];
}

const PERSONAL = ['email', 'phone', 'firstname', 'lastname', 'company'] as const;
const PLACE = ['street', 'houseNumber', 'postalCode', 'city'] as const;
const ADDRESS = ['firstname', 'lastname', 'company', ...PLACE, 'country'] as const;

/**
 * The draft with what the account knows in its empty fields, once; the address once the account has one. What was typed
 * stays; a place comes whole or not at all.
 */
export function filledIn(draft: Draft, { id, account, addresses }: Shopper): Draft {
  const isFirstTime = draft.filledFor !== id;
  // One that is added to the account meanwhile is still to come.
  const first = draft.placeFor === id ? undefined : addresses[0];
  if (!isFirstTime && !first) return draft;
  const filled: Draft = { ...draft, filledFor: id, ...(first && { placeFor: id }) };
  if (first && PLACE.every((name) => draft[name] === '')) {
    for (const name of PLACE) filled[name] = first[name];
    filled.country = first.country;
    for (const name of ['firstname', 'lastname', 'company'] as const) {
      // What the account had filled in, and is empty now, the shopper has emptied.
      if (isFirstTime || account[name] === '') filled[name] ||= first[name];
    }
  }
  if (isFirstTime) for (const name of PERSONAL) filled[name] ||= account[name];
  return filled;
}

/** The saved address that the draft holds, or none. */
export function chosenAddress(draft: Draft, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  return addresses.find((address) => ADDRESS.every((name) => address[name] === draft[name].trim()));
}

/** What choosing a saved address changes in the draft; without one the place is typed anew. */
export function withAddress(address: SavedAddress | undefined): Partial<Draft> {
  return address ? addressOf(address) : { street: '', houseNumber: '', postalCode: '', city: '' };
}

/** Whether the draft's address could be stored: it is a new one, and there is room. */
export function canSave(draft: Draft, addresses: readonly SavedAddress[]): boolean {
  return addresses.length < MAX_ADDRESSES && !chosenAddress(draft, addresses);
}
