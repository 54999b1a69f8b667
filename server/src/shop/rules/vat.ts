import { VAT_REGIMES, vatTerms, type VatRegime } from '@vitrine/shared/contract/orders/vat';

export { VAT_REGIMES, type VatRegime };

/** Standard rates in hundredths of a percent. Source: European Commission, Taxes in Europe Database. */
const STANDARD_RATES: Record<string, number> = {
  AT: 2000,
  BE: 2100,
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
  RO: 2100,
  SK: 2300,
  SI: 2200,
  ES: 2100,
  SE: 2500,
};

/**
 * The rate that a sale to a country carries, in hundredths of a percent. Exports out of the Union carry none
 * (Directive 2006/112/EC, article 146).
 */
export function vatRate(regime: VatRegime, country: string): number {
  if (vatTerms(regime, country) !== 'included') return 0;
  return STANDARD_RATES[regime === 'oss' ? country : 'BE'] ?? 0;
}

/** The VAT inside a price that includes it, in cents, half a cent rounded up. `rate` in hundredths of a percent. */
export function vatIncluded(totalCents: number, rate: number): number {
  return divideHalfUp(totalCents * rate, 10_000 + rate);
}

/** Whole-number division: no floating-point half is ever compared. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
