import { LOOSENABLE, type Filters, type Listing } from '@vitrine/shared/contract/listing';

type Loosenable = Listing['loosen'][number]['filter'];

/** The filters that leave anything out. */
export function chosenFilters(filters: Filters): Loosenable[] {
  const isChosen: Record<Loosenable, boolean> = {
    quality: filters.quality.length > 0,
    origin: filters.origin.length > 0,
    spread: filters.spread.length > 0,
    gender: filters.gender.length > 0,
    stock: filters.isInStock,
    price: filters.priceFromCents !== null || filters.priceToCents !== null,
    size: filters.sizeFromMm !== null || filters.sizeToMm !== null,
  };
  return LOOSENABLE.filter((filter) => isChosen[filter]);
}
