import type { Address } from '@vitrine/shared/contract/orders/place-order';

/** The address of nobody, as it stands where a person was forgotten. */
export const NOBODY: Address = {
  firstname: '',
  lastname: '',
  company: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  country: '',
};

/** What of an address decides taxes and names nobody. */
export const placeOnly = ({ country, postalCode }: Address): Address => ({ ...NOBODY, country, postalCode });
