import { GENDERS, QUALITIES, SPREADS } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type FactFilter, type Filters } from '@vitrine/shared/contract/listing';
import { liesIn } from '@vitrine/shared/i18n/places/continents';

/**
 * Both, in the order of an address: values of one name widen each other, but a place narrows its country, and a country its continent. Bounds
 * stand beside each other: `over 50 mm under 80 mm`.
 */
export function mergeFilters(first: Filters, second: Partial<Filters>): Filters {
  const both = <T>(all: readonly T[], some: readonly T[], more: readonly T[] = []): T[] =>
    all.filter((value) => some.includes(value) || more.includes(value));
  const price = joinBounds(
    { from: first.priceFromCents, to: first.priceToCents },
    { from: second.priceFromCents, to: second.priceToCents },
  );
  const size = joinBounds(
    { from: first.sizeFromMm, to: first.sizeToMm },
    { from: second.sizeFromMm, to: second.sizeToMm },
  );
  const ships = second.ships ?? first.ships;
  const facts = { ...first.facts, ...second.facts };
  for (const [key, some] of Object.entries(first.facts ?? {}))
    facts[key] = joinFact(some, facts[key] ?? some);
  return {
    quality: both(QUALITIES, first.quality, second.quality),
    origin: joinOrigins(first.origin, second.origin ?? []),
    spread: both(SPREADS, first.spread, second.spread),
    gender: both(GENDERS, first.gender, second.gender),
    isInStock: first.isInStock || second.isInStock === true,
    priceFromCents: price.from,
    priceToCents: price.to,
    sizeFromMm: size.from,
    sizeToMm: size.to,
    ...(ships !== undefined && { ships }),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** `black and white`, `2015 or 2016`: either is meant. */
function joinFact(some: FactFilter, more: FactFilter): FactFilter {
  if (Array.isArray(some)) return Array.isArray(more) ? [...new Set([...some, ...more])] : more;
  return Array.isArray(more) ? more : joinBounds(some, more);
}

interface Bounds {
  from?: number | null;
  to?: number | null;
}

/** The bounds of both; all that lies between two ranges; where nothing can lie within both bounds, those of the second. */
function joinBounds(some: Bounds, more: Bounds): { from: number | null; to: number | null } {
  const [one, other] = [rangeOf(some), rangeOf(more)];
  if (isClosed(one) && isClosed(other))
    return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  const [from, to] = [other.from ?? one.from, other.to ?? one.to];
  return from !== null && to !== null && from > to ? other : { from, to };
}

const rangeOf = ({ from = null, to = null }: Bounds) => ({ from, to });

const isClosed = (range: { from: number | null; to: number | null }): range is { from: number; to: number } =>
  range.from !== null && range.to !== null;

/** What both mean, `Tingo María, Peru`; where they have nothing in common either is meant. */
function joinOrigins(some: readonly string[], more: readonly string[]): string[] {
  const isIn = (origin: string, others: readonly string[]) => others.some((other) => liesIn(origin, other));
  const common = [...some.filter((one) => isIn(one, more)), ...more.filter((one) => isIn(one, some))];
  return [...new Set(common.length > 0 ? common : [...some, ...more])].sort();
}

/** Whether these leave anything out. */
export const isNarrowed = (filters: Filters): boolean =>
  JSON.stringify(mergeFilters(NO_FILTERS, filters)) !== JSON.stringify(mergeFilters(NO_FILTERS, NO_FILTERS));
