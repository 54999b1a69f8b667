import { familiesOf } from './families.ts';
import { makeMixedLots } from './mixed-lots.ts';
import { makeOneEuros, makePlainLots, makeRepairs } from './plain-lots.ts';
import { createRandom, type Random } from './random.ts';
import type { Making, SampleLot } from './sample-lot.ts';
import type { Species } from './species.ts';

/** Of the lots in stock that are not spread (the seed's claim is that 95 % are). */
const UNSPREAD_SHARE = 0.05;
const PLAIN_LOTS = 1080;

/** The same lots for the same seed and moment; times count back from `now`. */
export function makeSampleLots(species: readonly Species[], seed: string, now: Date): SampleLot[] {
  const random = createRandom(seed);
  const making: Making = { random, families: familiesOf(species), now, nextReference: countReferences() };
  const lots = [
    ...makePlainLots(making, species, PLAIN_LOTS),
    ...makeRepairs(making, species),
    ...makeOneEuros(making, species),
    ...makeMixedLots(making, species),
  ];
  return leaveSomeUnspread(random, lots);
}

function countReferences(): Making['nextReference'] {
  const last = new Map<string, number>();
  return (prefix) => {
    const number = (last.get(prefix) ?? 0) + 1;
    last.set(prefix, number);
    return `${prefix}-${String(number).padStart(4, '0')}`;
  };
}

/** Mixed lots are papered already; the rest of the share falls on others by chance. */
function leaveSomeUnspread(random: Random, lots: SampleLot[]): SampleLot[] {
  const inStock = lots.filter(({ insect }) => insect.on_hand > 0);
  const spread = inStock.filter(({ insect }) => insect.spread === 'YES');
  const wanted = Math.round(inStock.length * UNSPREAD_SHARE) - (inStock.length - spread.length);
  const chosen = new Set(random.shuffle(spread).slice(0, Math.max(0, wanted)));
  return lots.map((lot) => (chosen.has(lot) ? unspread(random, lot) : lot));
}

/** The lot, not spread. An insect of another order may have its wings alone spread. */
export function unspread(random: Random, lot: SampleLot): SampleLot {
  const mayBeWings = lot.family.category === 'OTHER_INSECTS' && random.chance(0.5);
  return { ...lot, insect: { ...lot.insect, spread: mayBeWings ? 'WINGS' : 'NO' } };
}
