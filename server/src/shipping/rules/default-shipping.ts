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
  rate({
    code: 'be',
    place: { en: 'Belgium', nl: 'België', fr: 'Belgique' },
    countries: ZONES.belgium,
    firstCents: 695,
    freeFromCents: 10_000,
    days: { min: 1, max: 2 },
  }),
  rate({
    code: 'near',
    place: { en: 'neighbouring countries', nl: 'buurlanden', fr: 'pays voisins' },
    countries: ZONES.neighbours,
    firstCents: 1195,
    freeFromCents: 20_000,
    days: { min: 2, max: 4 },
  }),
  rate({
    code: 'eu',
    place: { en: 'European Union', nl: 'Europese Unie', fr: 'Union européenne' },
    countries: ZONES.union,
    firstCents: 1695,
    freeFromCents: null,
    days: { min: 3, max: 7 },
  }),
  rate({
    code: 'europe',
    place: { en: 'rest of Europe', nl: 'rest van Europa', fr: 'reste de l’Europe' },
    countries: ZONES.europe,
    firstCents: 2195,
    freeFromCents: null,
    days: { min: 4, max: 10 },
  }),
  rate({
    code: 'uk',
    place: { en: 'United Kingdom', nl: 'Verenigd Koninkrijk', fr: 'Royaume-Uni' },
    countries: ZONES.unitedKingdom,
    firstCents: 1995,
    freeFromCents: null,
    days: { min: 4, max: 8 },
  }),
];

interface Zone extends Pick<NamedShippingRate, 'code' | 'countries' | 'days' | 'freeFromCents'> {
  place: Localized;
  /** The price of the first two kilograms. */
  firstCents: number;
}

function rate({ place, firstCents, ...zone }: Zone): NamedShippingRate {
  return {
    ...zone,
    name: {
      en: `Tracked parcel, ${place.en}`,
      nl: `Pakje met volgcode, ${place.nl}`,
      fr: `Colis suivi, ${place.fr}`,
    },
    carrier: 'bpost',
    service: 'bpack',
    tracked: true,
    bands: bandsFrom(firstCents),
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
