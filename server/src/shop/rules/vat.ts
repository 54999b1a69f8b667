import { VAT_REGIMES, type VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { Territory } from '@vitrine/shared/contract/orders/tax/territory';
import { divideHalfUp } from './divide.ts';

export { VAT_REGIMES, type VatRegime };

/** The rate that every price of the shop holds, in hundredths of a percent. */
export const BELGIAN_RATE = 2100;

/** Where the rates below were looked up, and when; the accountant confirms them each quarter. */
export const RATES_SOURCE = {
  source: 'European Commission, Taxes in Europe Database',
  url: 'https://ec.europa.eu/taxation_customs/tedb/',
  lookedUp: '2026-11-26',
};

/**
 * Standard rates in hundredths of a percent, by territory and else by whose VAT it is, each from its first day on: a new
 * rate is a new row. `XI` is Northern Ireland, with the rate of the United Kingdom.
 */
export const STANDARD_RATES: readonly (readonly [code: string, rate: number, from: string])[] = [
  ['AT', 2000, '1984-01-01'],
  ['AT-JUNGHOLZ', 1900, '2007-01-01'],
  ['BE', BELGIAN_RATE, '1996-01-01'],
  ['BG', 2000, '1999-01-01'],
  ['HR', 2500, '2012-03-01'],
  ['CY', 1900, '2014-01-13'],
  ['CZ', 2100, '2013-01-01'],
  ['DK', 2500, '1992-01-01'],
  ['EE', 2400, '2025-07-01'],
  ['FI', 2550, '2024-09-01'],
  ['FR', 2000, '2014-01-01'],
  ['DE', 1900, '2021-01-01'],
  ['GR', 2400, '2016-06-01'],
  ['HU', 2700, '2012-01-01'],
  ['IE', 2300, '2021-03-01'],
  ['IT', 2200, '2013-10-01'],
  ['LV', 2100, '2012-07-01'],
  ['LT', 2100, '2009-09-01'],
  ['LU', 1700, '2024-01-01'],
  ['MT', 1800, '2004-01-01'],
  ['NL', 2100, '2012-10-01'],
  ['PL', 2300, '2011-01-01'],
  ['PT', 2300, '2011-01-01'],
  ['PT-20', 1600, '2021-07-01'],
  ['PT-30', 2200, '2012-04-01'],
  ['RO', 2100, '2025-08-01'],
  ['SK', 2300, '2025-01-01'],
  ['SI', 2200, '2013-07-01'],
  ['ES', 2100, '2012-09-01'],
  ['SE', 2500, '1990-07-01'],
  ['XI', 2000, '2011-01-04'],
];

/** The standard rate of British VAT, which the seller charges on small consignments. */
export const BRITISH_RATE = 2000;

/**
 * The rate of where goods go, in hundredths of a percent.
 * @param day ISO day on which it is to hold
 * @throws for a territory within the Union whose rate nobody wrote down: charging none would be a gift
 */
export function standardRate({ code, vatCountry }: Territory, day: string): number {
  const rate = rateOn(code, day) ?? rateOn(vatCountry ?? '', day);
  if (rate === undefined) throw new Error(`No standard rate is known for ${code}`);
  return rate;
}

function rateOn(of: string, day: string): number | undefined {
  const holding = STANDARD_RATES.filter(([code, , from]) => code === of && from <= day);
  return holding.toSorted(([, , one], [, , other]) => (one < other ? 1 : -1))[0]?.[1];
}

/** The VAT inside a price that includes it, in cents, half a cent rounded up. `rate` in hundredths of a percent. */
export function vatIncluded(totalCents: number, rate: number): number {
  return divideHalfUp(totalCents * rate, 10_000 + rate);
}

/** A price without the VAT inside it, in cents. */
export const withoutVat = (totalCents: number, rate: number) => totalCents - vatIncluded(totalCents, rate);

/** A price with VAT out of one without, in cents, half a cent rounded up. */
export const withVat = (netCents: number, rate: number) => divideHalfUp(netCents * (10_000 + rate), 10_000);
