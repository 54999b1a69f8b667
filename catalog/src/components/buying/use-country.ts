import { readBrowserCountry, saveBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import { FIRST_COUNTRY } from '@vitrine/shared/contract/orders/cart-limits';
import { useEffect, useState } from 'react';

/** Where the parcel goes: what this browser remembers, once it is asked. */
export function useCountry() {
  const [country, setCountry] = useState(FIRST_COUNTRY);
  useEffect(() => setCountry(readBrowserCountry()), []);
  const choose = (chosen: string) => {
    setCountry(chosen);
    saveBrowserCountry(chosen);
  };
  return { country, choose };
}
