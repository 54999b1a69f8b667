import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';

/** Both: values of one name widen each other; of bounds, those of the second hold where it has any. */
export function mergeFilters(first: Filters, second: Partial<Filters>): Filters {
  const both = <T>(some: readonly T[], more: readonly T[] = []): T[] => [...new Set([...some, ...more])];
  const hasPrice = (second.priceFromCents ?? null) !== null || (second.priceToCents ?? null) !== null;
  const hasSize = (second.sizeFromMm ?? null) !== null || (second.sizeToMm ?? null) !== null;
  const price = hasPrice ? second : first;
  const size = hasSize ? second : first;
  const facts = { ...first.facts, ...second.facts };
  return {
    quality: both(first.quality, second.quality),
    origin: both(first.origin, second.origin).sort(),
    spread: both(first.spread, second.spread),
    gender: both(first.gender, second.gender),
    isInStock: first.isInStock || second.isInStock === true,
    priceFromCents: price.priceFromCents ?? null,
    priceToCents: price.priceToCents ?? null,
    sizeFromMm: size.sizeFromMm ?? null,
    sizeToMm: size.sizeToMm ?? null,
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** Whether these leave anything out. */
export const isNarrowed = (filters: Filters): boolean =>
  JSON.stringify(mergeFilters(NO_FILTERS, filters)) !== JSON.stringify(mergeFilters(NO_FILTERS, NO_FILTERS));
