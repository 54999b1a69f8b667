import { GENDERS, QUALITIES, SPREADS } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import { liesIn } from '@vitrine/shared/i18n/continents';

/**
 * Both, in the order of an address: values of one name widen each other, but a place narrows its country, and a country its continent. Of bounds,
 * those of the second hold where it has any.
 */
export function mergeFilters(first: Filters, second: Partial<Filters>): Filters {
  const both = <T>(all: readonly T[], some: readonly T[], more: readonly T[] = []): T[] =>
    all.filter((value) => some.includes(value) || more.includes(value));
  const hasPrice = (second.priceFromCents ?? null) !== null || (second.priceToCents ?? null) !== null;
  const hasSize = (second.sizeFromMm ?? null) !== null || (second.sizeToMm ?? null) !== null;
  const price = hasPrice ? second : first;
  const size = hasSize ? second : first;
  const ships = second.ships ?? first.ships;
  const facts = { ...first.facts, ...second.facts };
  // `black and white`: either is meant.
  for (const [key, options] of Object.entries(first.facts ?? {})) {
    const more = facts[key];
    if (Array.isArray(options) && Array.isArray(more)) facts[key] = [...new Set([...options, ...more])];
  }
  return {
    quality: both(QUALITIES, first.quality, second.quality),
    origin: joinOrigins(first.origin, second.origin ?? []),
    spread: both(SPREADS, first.spread, second.spread),
    gender: both(GENDERS, first.gender, second.gender),
    isInStock: first.isInStock || second.isInStock === true,
    priceFromCents: price.priceFromCents ?? null,
    priceToCents: price.priceToCents ?? null,
    sizeFromMm: size.sizeFromMm ?? null,
    sizeToMm: size.sizeToMm ?? null,
    ...(ships !== undefined && { ships }),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** What both mean, `Tingo María, Peru`; where they have nothing in common either is meant. */
function joinOrigins(some: readonly string[], more: readonly string[]): string[] {
  const isIn = (origin: string, others: readonly string[]) => others.some((other) => liesIn(origin, other));
  const common = [...some.filter((one) => isIn(one, more)), ...more.filter((one) => isIn(one, some))];
  return [...new Set(common.length > 0 ? common : [...some, ...more])].sort();
}

/** Whether these leave anything out. */
export const isNarrowed = (filters: Filters): boolean =>
  JSON.stringify(mergeFilters(NO_FILTERS, filters)) !== JSON.stringify(mergeFilters(NO_FILTERS, NO_FILTERS));
