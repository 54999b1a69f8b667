import type { Quality } from '@vitrine/shared/contract/catalogue';
import { DAY_MS } from '@vitrine/shared/platform/time';
import type { PriceSince } from './sample-lot.ts';
import type { Random } from './random.ts';
import type { Species } from './species.ts';

const GRADE_VALUE: Record<Quality, number> = { A1: 1, 'A1-': 0.85, A2: 0.7, B: 0.5, C: 0.35 };
/** Above one euro, so that a plain lot is in its family's list. */
const LOWEST_CENTS = 120;
const REDUCED_SHARE = 0.09;

/** What a specimen is worth by its species, size and grade. */
export function worthCents(species: Species, sizeMm: number, quality: Quality): number {
  const range = Math.max(1, species.size_mm_max - species.size_mm_min);
  const sizeValue = 0.8 + (0.5 * (sizeMm - species.size_mm_min)) / range;
  return roundPrice(Number(species.price_eur) * 100 * sizeValue * GRADE_VALUE[quality]);
}

/** To ten cents, half a euro or a euro, as price lists are written. */
export function roundPrice(cents: number): number {
  const step = cents < 500 ? 10 : cents < 2000 ? 50 : 100;
  return Math.max(LOWEST_CENTS, Math.round(cents / step) * step);
}

/** The price a lot began with and, for some, what it was reduced to. Reductions of this month and longer ago. */
export function findPrices(random: Random, priceCents: number, createdAt: Date, now: Date): PriceSince[] {
  const age = now.getTime() - createdAt.getTime();
  const first = { priceCents, at: createdAt.toISOString() };
  if (age < 40 * DAY_MS || !random.chance(REDUCED_SHARE)) return [first];
  const reducedAt = new Date(now.getTime() - random.int(1, 36) * DAY_MS).toISOString();
  const before = roundPrice(priceCents * random.pick([1.2, 1.25, 1.35]));
  return before > priceCents
    ? [
        { ...first, priceCents: before },
        { priceCents, at: reducedAt },
      ]
    : [first];
}
