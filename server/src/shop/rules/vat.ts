import { VAT_REGIMES, type VatRegime } from '@vitrine/shared/contract/orders/vat';
import type { Territory } from '@vitrine/shared/contract/orders/territory';
import { divideHalfUp } from './divide.ts';

export { VAT_REGIMES, type VatRegime };

/** The rate that every price of the shop holds, in hundredths of a percent. */
export const BELGIAN_RATE = 2100;

/**
 * Standard rates in hundredths of a percent, by territory and else by whose VAT it is. Source: European Commission, Taxes
 * in Europe Database, November 2026; `XI` is Northern Ireland, with the rate of the United Kingdom.
 */
const STANDARD_RATES: Record<string, number> = {
  AT: 2000,
  'AT-JUNGHOLZ': 1900,
  BE: BELGIAN_RATE,
  BG: 2000,
  HR: 2500,
  CY: 1900,
  CZ: 2100,
  DK: 2500,
  EE: 2400,
  FI: 2550,
  FR: 2000,
  DE: 1900,
  GR: 2400,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LV: 2100,
  LT: 2100,
  LU: 1700,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  'PT-20': 1600,
  'PT-30': 2200,
  RO: 2100,
  SK: 2300,
  SI: 2200,
  ES: 2100,
  SE: 2500,
  XI: 2000,
};

/** The standard rate of British VAT, which the seller charges on small consignments. */
export const BRITISH_RATE = 2000;

/**
 * The rate of where goods go, in hundredths of a percent.
 * @throws for a territory within the Union whose rate nobody wrote down: charging none would be a gift
 */
export function standardRate({ code, vatCountry }: Territory): number {
  const rate = STANDARD_RATES[code] ?? STANDARD_RATES[vatCountry ?? ''];
  if (rate === undefined) throw new Error(`No standard rate is known for ${code}`);
  return rate;
}

/** The VAT inside a price that includes it, in cents, half a cent rounded up. `rate` in hundredths of a percent. */
export function vatIncluded(totalCents: number, rate: number): number {
  return divideHalfUp(totalCents * rate, 10_000 + rate);
}

/** A price without the VAT inside it, in cents. */
export const withoutVat = (totalCents: number, rate: number) => totalCents - vatIncluded(totalCents, rate);

/** A price with VAT out of one without, in cents, half a cent rounded up. */
export const withVat = (netCents: number, rate: number) => divideHalfUp(netCents * (10_000 + rate), 10_000);
