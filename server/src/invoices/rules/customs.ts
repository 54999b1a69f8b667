/* What customs and the post ask of what leaves: facts with their source, to be edited here. */

/** Where a fact is from. `ask`: the shop's customs agent has yet to confirm it. */
interface Sourced {
  source: string;
  /** ISO days: since when it holds, and when it was looked up. */
  from: string;
  lookedUp: string;
  confirmed: 'law' | 'ask';
}

const HS_2022: Sourced = {
  source: 'Harmonised System 2022, heading 9705: collectors’ pieces of zoological interest',
  ...{ from: '2022-01-01', lookedUp: '2026-11-26', confirmed: 'ask' },
};

/** Extinct or endangered species and parts thereof, by annex of Regulation (EC) No 338/97; and all others. */
export const CUSTOMS_CODES = {
  endangered: { code: '9705.22', annexes: ['A', 'B', 'C'], ...HS_2022 },
  other: { code: '9705.29', ...HS_2022 },
};

/** The code of the Harmonised System of a lot, by the annex that names its species. */
export function customsCode(annex: string | null | undefined): string {
  const { endangered, other } = CUSTOMS_CODES;
  return (endangered.annexes.includes(annex ?? '') ? endangered : other).code;
}

interface ShortFormBounds extends Sourced {
  specialDrawingRights: number;
  grams: number;
  /** Of one euro. The bound in euro moves by a few euros a year: the long form may always be used. */
  rate: { specialDrawingRights: number; day: string; source: string };
}

/** Up to this a parcel goes with the short form of the Universal Postal Union, above with the long one. */
export const SHORT_FORM_BOUNDS: ShortFormBounds = {
  ...{ specialDrawingRights: 300, grams: 2000 },
  source: 'Universal Postal Union, Regulations to the Convention, art. 20-001',
  ...{ from: '2022-01-01', lookedUp: '2026-11-26', confirmed: 'ask' },
  rate: {
    ...{ specialDrawingRights: 0.848836, day: '2026-06-15' },
    source: 'International Monetary Fund, representative exchange rates',
  },
};

/** 300 special drawing rights in euro cents, rounded down. */
export const SHORT_FORM_CENTS = Math.floor(
  (SHORT_FORM_BOUNDS.specialDrawingRights * 100) / SHORT_FORM_BOUNDS.rate.specialDrawingRights,
);

/** Up to this what leaves by post is declared by leaving, unless something forbids or limits it. */
export const DECLARED_BY_LEAVING: Sourced & { cents: number } = {
  cents: 100_000,
  source: 'Delegated Regulation (EU) 2015/2446, art. 141(4) and 142',
  ...{ from: '2016-05-01', lookedUp: '2026-11-26', confirmed: 'ask' },
};

export type CustomsForm = 'CN22' | 'CN23';

/** @param grams as packed; null where nobody knows */
export function customsForm(valueCents: number, grams: number | null): CustomsForm {
  const isShort = valueCents <= SHORT_FORM_CENTS && (grams ?? 0) <= SHORT_FORM_BOUNDS.grams;
  return isShort ? 'CN22' : 'CN23';
}
