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
  const making: Making = {
    random,
    families: familiesOf(species),
    now,
    isPictured: true,
    nextReference: countReferences(),
  };
  const lots = [
    ...makePlainLots(making, species, PLAIN_LOTS),
    ...makeRepairs(making, species),
    ...makeOneEuros(making, species),
    ...makeMixedLots(making, species),
  ];
  return leaveSomeUnspread(random, lots).map(withWingsOut);
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
  return lots.map((lot) => (chosen.has(lot) ? unspread(lot) : lot));
}

/** The lot as it dried: papered, or pinned with its legs drawn in. */
export function unspread(lot: SampleLot): SampleLot {
  return { ...lot, insect: { ...lot.insect, spread: 'NO' } };
}

/**
 * Of the lots of a shape, how many are mounted with their wings spread: a beetle seldom, for it is most work, a mantis
 * or a locust more often than not. What has its wings open on every pin, such as a butterfly, is spread and no more.
 */
const WINGS_SHARE: Readonly<Record<string, number>> = {
  ...{ 'stag-beetle': 0.14, goliath: 0.2, 'flower-chafer': 0.14, rhinoceros: 0.16, scarab: 0.12 },
  ...{ longhorn: 0.14, 'jewel-beetle': 0.18, mantis: 0.65, phasmid: 0.6, grasshopper: 0.6, katydid: 0.6 },
  ...{ cicada: 0.6, lanternfly: 0.6 },
};
/** Without wings, or with cases that are grown together. */
const FLIGHTLESS = new Set(['Proculus', 'Eurycantha', 'Phobaeticus']);

/** Decided by the lot's own uuid: no other lot changes when the shares do. */
export function withWingsOut(lot: SampleLot): SampleLot {
  const { spread, genus, uuid } = lot.insect;
  const share = FLIGHTLESS.has(genus) ? 0 : (WINGS_SHARE[lot.shape] ?? 0);
  const isOut = spread === 'YES' && Number.parseInt(uuid.slice(-6), 16) / 0x1000000 < share;
  return isOut ? { ...lot, insect: { ...lot.insect, spread: 'WINGS' } } : lot;
}
