import type { Localized } from '@vitrine/shared/contract/locale';
import { ZONES } from '../../forms/rules/countries.ts';
import type { ShippingRate } from './shipping-cost.ts';

export interface NamedShippingRate extends ShippingRate {
  name: Localized;
  carrier: string;
  service: string;
  tracked: boolean;
  days: { min: number; max: number };
}

const STEP_GRAMS = 2000;
const STEP_CENTS = 400;
const STEPS = 15;

/** The rates of a fresh shop (spec §7). The owner changes them later. */
export const DEFAULT_SHIPPING: NamedShippingRate[] = [
  rate('be', 'Belgium', 'België', 'Belgique', ZONES.belgium, 695, 10_000, { min: 1, max: 2 }),
  rate('near', 'neighbouring countries', 'buurlanden', 'pays voisins', ZONES.neighbours, 1195, 20_000, {
    min: 2,
    max: 4,
  }),
  rate('eu', 'European Union', 'Europese Unie', 'Union européenne', ZONES.union, 1695, null, {
    min: 3,
    max: 7,
  }),
  rate('europe', 'rest of Europe', 'rest van Europa', 'reste de l’Europe', ZONES.europe, 2195, null, {
    min: 4,
    max: 10,
  }),
  rate('uk', 'United Kingdom', 'Verenigd Koninkrijk', 'Royaume-Uni', ZONES.unitedKingdom, 1995, null, {
    min: 4,
    max: 8,
  }),
];

function rate(
  code: string,
  en: string,
  nl: string,
  fr: string,
  countries: string[],
  firstCents: number,
  freeFromCents: number | null,
  days: { min: number; max: number },
): NamedShippingRate {
  const name = { en: `Tracked parcel, ${en}`, nl: `Pakje met volgcode, ${nl}`, fr: `Colis suivi, ${fr}` };
  const carrier = { carrier: 'bpost', service: 'bpack', tracked: true };
  return {
    code,
    name,
    ...carrier,
    days,
    countries,
    bands: bandsFrom(firstCents),
    freeFromCents,
    maxValueCents: null,
    active: true,
  };
}

function bandsFrom(firstCents: number): ShippingRate['bands'] {
  return Array.from({ length: STEPS }, (_, step) => ({
    maxGrams: (step + 1) * STEP_GRAMS,
    priceCents: firstCents + step * STEP_CENTS,
  }));
}
