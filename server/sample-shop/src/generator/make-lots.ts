import { familiesOf, type SampleFamily } from '../lots/families.ts';
import { makeMixedLot, mixedGroups } from '../lots/mixed-lots.ts';
import { isCheap, makeOneEuro, makePlainLot, makeRepair } from '../lots/plain-lots.ts';
import { createRandom, type Random } from '../lots/random.ts';
import { unspread, withWingsOut } from '../lots/sample-lots.ts';
import type { Making, SampleLot } from '../lots/sample-lot.ts';
import type { Species } from '../lots/species.ts';

/** Makes any run of lots of one large catalogue: lot 5 is the same lot, however many come before or after. */
export interface LotMaker {
  families: readonly SampleFamily[];
  /** So many lots from `start`, which counts from 0. Both whole multiples of `BATCH`, save for the last run. */
  make(start: number, count: number): SampleLot[];
}

/** Chance begins at its own place with every batch, so that a catalogue can be continued where it ended. */
export const BATCH = 1000;
/** More than a lot ever takes; ten million lots take less than the generator has. */
const NUMBERS_OF_LOT = 100;

const REPAIR_SHARE = 0.07;
const ONE_EURO_SHARE = 0.05;
const MIXED_SHARE = 0.03;
/** The sample's 6 % and these come to 8 % that are sold out. */
const MORE_SOLD_SHARE = 0.021;
/** With the mixed lots, 5 % are not spread. */
const UNSPREAD_SHARE = 0.02;
const ELSEWHERE_SHARE = 0.12;

export function createLotMaker(species: readonly Species[], seed: string, now: Date): LotMaker {
  const families = familiesOf(species);
  const drawers = openDrawers(species, createRandom(`${seed} drawers`));
  return {
    families,
    make(start, count) {
      const random = createRandom(seed, start * NUMBERS_OF_LOT);
      let number = start;
      const nextReference = (prefix: string) => `${prefix}-${String((number += 1)).padStart(4, '0')}`;
      const making: Making = { random, families, now, isPictured: false, nextReference };
      return Array.from({ length: count }, () => makeLot(making, drawers));
    },
  };
}

interface Drawers {
  any: (random: Random) => Species;
  cheap: (random: Random) => Species;
  groups: (random: Random) => Species[];
  places: Map<string, string[]>;
}

/** Cheap species are common in a dealer's drawers and dear ones rare, by and large. */
function openDrawers(species: readonly Species[], random: Random): Drawers {
  const common = species
    .map((one) => ({ one, rank: Number(one.price_eur) * (0.2 + random.next()) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
  const places = new Map<string, string[]>();
  for (const { country, locality } of species) {
    places.set(country, [...(places.get(country) ?? []), locality]);
  }
  return {
    any: weighted(common),
    cheap: weighted(common.filter(isCheap)),
    groups: weighted(mixedGroups(common)),
    places,
  };
}

function makeLot(making: Making, drawers: Drawers): SampleLot {
  const { random } = making;
  const lot = makeKind(making, drawers, random.next());
  const sold = random.chance(MORE_SOLD_SHARE) ? { ...lot, insect: { ...lot.insect, on_hand: 0 } } : lot;
  const isUnspread = lot.insect.spread === 'YES' && random.chance(UNSPREAD_SHARE);
  return isUnspread ? unspread(sold) : withWingsOut(sold);
}

function makeKind(making: Making, drawers: Drawers, share: number): SampleLot {
  const { random } = making;
  if (share < MIXED_SHARE) {
    const lot = makeMixedLot(making, drawers.groups(random));
    if (lot) return lot;
  }
  if (share < MIXED_SHARE + ONE_EURO_SHARE) return makeOneEuro(making, drawers.cheap(random));
  const species = fromElsewhere(random, drawers, drawers.any(random));
  return share < MIXED_SHARE + ONE_EURO_SHARE + REPAIR_SHARE
    ? makeRepair(making, species)
    : makePlainLot(making, species);
}

/** Some were caught at another place of the country: a few places have many lots, most have few. */
function fromElsewhere(random: Random, { places }: Drawers, species: Species): Species {
  const [place, ...more] = places.get(species.country) ?? [];
  if (place === undefined || !random.chance(ELSEWHERE_SHARE)) return species;
  return { ...species, locality: random.pick([place, ...more]) };
}

/** How much the first stands out: at 0 it would be twice as common as the second. */
const FLATNESS = 4;

/**
 * Picks with a long tail, by Zipf's law: each thing is chosen less often than those before it.
 * @throws when there is nothing to choose from
 */
function weighted<T>(things: readonly T[]): (random: Random) => T {
  let sum = 0;
  const ends = things.map((_thing, rank) => (sum += 1 / (rank + 1 + FLATNESS)));
  return (random) => {
    const at = random.next() * sum;
    const found = things[firstAfter(ends, at)];
    if (found === undefined) throw new Error('There is nothing to choose from');
    return found;
  };
}

/** The place of the first end that lies after `at`. */
function firstAfter(ends: readonly number[], at: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
