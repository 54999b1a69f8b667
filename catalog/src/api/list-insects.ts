import type { Filters, Listing } from '@vitrine/shared/contract/listing';
import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { writePrice } from '../model/listing/bounds.ts';
import type { ListedInsects, ListingState } from '../model/listing/listing-state.ts';

const contract = async () => (await import('@vitrine/shared/contract/listing')).listingSchema;

/** One page of a list of insects. A family is named by its slug in any language; an unknown one is not found. */
export async function listInsects(
  api: ApiTransport,
  listed: ListedInsects,
  { page, sort, size, filters }: ListingState,
): Promise<ApiResult<Listing>> {
  const query = { ...listed, page, sort, size, ...filterQuery(filters) };
  return parsedLater(contract, api({ method: 'GET', path: '/api/catalogue/listing', query }));
}

function filterQuery(filters: Filters): NonNullable<ApiRequest['query']> {
  const { quality, origin, spread, gender, isInStock, priceFromCents, priceToCents } = filters;
  const price = (cents: number | null) => (cents === null ? undefined : writePrice(cents));
  return {
    quality: someOf(quality),
    origin: someOf(origin),
    spread: someOf(spread),
    gender: someOf(gender),
    stock: isInStock ? 'in' : undefined,
    ships: filters.ships,
    priceFrom: price(priceFromCents),
    priceTo: price(priceToCents),
    sizeFrom: filters.sizeFromMm ?? undefined,
    sizeTo: filters.sizeToMm ?? undefined,
    ...factQuery(filters),
  };
}

function factQuery({ facts = {} }: Filters): NonNullable<ApiRequest['query']> {
  const entries = Object.entries(facts).flatMap(([key, filter]): [string, string[] | number | undefined][] =>
    Array.isArray(filter)
      ? [[key, filter]]
      : [
          [`${key}From`, filter.from ?? undefined],
          [`${key}To`, filter.to ?? undefined],
        ],
  );
  return Object.fromEntries(entries);
}

const someOf = (values: string[]) => (values.length > 0 ? values : undefined);
