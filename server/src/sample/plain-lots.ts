import type { FamilyCategory, Quality } from '@vitrine/shared/contract/catalogue';
import { roundPrice, worthCents } from './lot-prices.ts';
import { makeLot } from './make-lot.ts';
import type { Random } from './random.ts';
import type { Making, SampleLot } from './sample-lot.ts';
import type { Species } from './species.ts';

const PREFIXES: Record<FamilyCategory, string> = {
  BUTTERFLIES: 'BU',
  MOTHS: 'MO',
  BEETLES: 'BE',
  OTHER_INSECTS: 'IN',
};
const REPAIR_SHARE = 0.35;
const REPAIRS = 90;
const ONE_EUROS = 60;
/** Species dearer than this are not given away for a euro. */
const CHEAP_EUR = 6;

/** So many lots over all species: each gets two, then chance says which get a third and more. */
export function makePlainLots(making: Making, species: readonly Species[], count: number): SampleLot[] {
  const { random } = making;
  const rounds = Math.ceil(count / species.length);
  const plan = Array.from({ length: rounds }, () => random.shuffle(species))
    .flat()
    .slice(0, count);
  return plan.map((one) => {
    const sizeMm = random.int(one.size_mm_min, one.size_mm_max);
    const quality = findQuality(random);
    const priceCents = worthCents(one, sizeMm, quality);
    const prefix = PREFIXES[one.category];
    return makeLot(making, {
      species: one,
      sizeMm,
      quality,
      priceCents,
      prefix,
      rest: one.category,
      isRepair: false,
    });
  });
}

export function makeRepairs(making: Making, species: readonly Species[]): SampleLot[] {
  const { random } = making;
  return random
    .shuffle(species)
    .slice(0, REPAIRS)
    .map((one) => {
      const sizeMm = random.int(one.size_mm_min, one.size_mm_max);
      const priceCents = roundPrice(worthCents(one, sizeMm, 'A1') * REPAIR_SHARE);
      const quality = random.pick<Quality>(['B', 'C', 'C']);
      return makeLot(making, {
        species: one,
        sizeMm,
        quality,
        priceCents,
        prefix: 'RE',
        rest: 'REPAIRS',
        isRepair: true,
      });
    });
}

export function makeOneEuros(making: Making, species: readonly Species[]): SampleLot[] {
  const { random } = making;
  const cheap = species.filter((one) => Number(one.price_eur) <= CHEAP_EUR && one.cites_annex === null);
  return random
    .shuffle(cheap)
    .slice(0, ONE_EUROS)
    .map((one) => {
      const sizeMm = random.int(one.size_mm_min, one.size_mm_max);
      const priceCents = random.pick([50, 60, 70, 80, 90, 100, 100, 100]);
      const quality = random.pick<Quality>(['A2', 'A2', 'B']);
      return makeLot(making, {
        species: one,
        sizeMm,
        quality,
        priceCents,
        prefix: 'EU',
        rest: 'ONE_EURO',
        isRepair: false,
      });
    });
}

function findQuality(random: Random): Quality {
  const share = random.next();
  if (share < 0.55) return 'A1';
  if (share < 0.8) return 'A1-';
  return share < 0.96 ? 'A2' : 'B';
}
