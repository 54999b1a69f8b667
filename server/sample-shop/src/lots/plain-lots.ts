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
  return plan.map((one) => makePlainLot(making, one));
}

export function makeRepairs(making: Making, species: readonly Species[]): SampleLot[] {
  return making.random
    .shuffle(species)
    .slice(0, REPAIRS)
    .map((one) => makeRepair(making, one));
}

export function makeOneEuros(making: Making, species: readonly Species[]): SampleLot[] {
  return making.random
    .shuffle(species.filter(isCheap))
    .slice(0, ONE_EUROS)
    .map((one) => makeOneEuro(making, one));
}

/** Whether a specimen of it may be given away for a euro. */
export function isCheap({ price_eur, cites_annex }: Species): boolean {
  return Number(price_eur) <= CHEAP_EUR && cites_annex === null;
}

export function makePlainLot(making: Making, species: Species): SampleLot {
  const sizeMm = findSize(making.random, species);
  const quality = findQuality(making.random);
  const priceCents = worthCents(species, sizeMm, quality);
  const plan = { prefix: PREFIXES[species.category], rest: species.category, isRepair: false };
  return makeLot(making, { species, sizeMm, quality, priceCents, ...plan });
}

export function makeRepair(making: Making, species: Species): SampleLot {
  const sizeMm = findSize(making.random, species);
  const priceCents = roundPrice(worthCents(species, sizeMm, 'A1') * REPAIR_SHARE);
  const quality = making.random.pick<Quality>(['B', 'C', 'C']);
  const plan = { prefix: 'RE', rest: 'REPAIRS', isRepair: true } as const;
  return makeLot(making, { species, sizeMm, quality, priceCents, ...plan });
}

export function makeOneEuro(making: Making, species: Species): SampleLot {
  const sizeMm = findSize(making.random, species);
  const priceCents = making.random.pick([50, 60, 70, 80, 90, 100, 100, 100]);
  const quality = making.random.pick<Quality>(['A2', 'A2', 'B']);
  const plan = { prefix: 'EU', rest: 'ONE_EURO', isRepair: false } as const;
  return makeLot(making, { species, sizeMm, quality, priceCents, ...plan });
}

function findSize(random: Random, { size_mm_min, size_mm_max }: Species): number {
  return random.int(size_mm_min, size_mm_max);
}

function findQuality(random: Random): Quality {
  const share = random.next();
  if (share < 0.55) return 'A1';
  if (share < 0.8) return 'A1-';
  return share < 0.96 ? 'A2' : 'B';
}
