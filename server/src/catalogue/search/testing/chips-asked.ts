import { GENDERS, QUALITIES } from '@vitrine/shared/contract/catalogue';
import { COLOURS } from '@vitrine/shared/contract/facts/colours';
import { CAUGHT_MONTH, CAUGHT_YEAR, PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import type { ExpectedFilters } from './sentences.ts';

/**
 * The filters that say what is asked for, and no more.
 * @param origins those that were read: of a part of a place each that is one, and at least one
 */
export function chipsAsked(asked: ExpectedFilters, origins: readonly string[]): Filters {
  const among = <T extends string>(all: readonly T[], some: T | readonly T[] = []): T[] =>
    all.filter((one) => [some].flat().includes(one));
  const cents = (euros: number | undefined) => (euros === undefined ? null : euros * 100);
  const { yearFrom: from = null, yearTo: to = null, month, colour } = asked;
  return {
    ...NO_FILTERS,
    origin: originsAsked(asked, origins),
    gender: among(GENDERS, asked.gender),
    quality: among(QUALITIES, asked.quality),
    spread: asked.isSpread === undefined ? [] : asked.isSpread ? ['YES', 'WINGS'] : ['NO'],
    isInStock: asked.isInStock === true,
    priceFromCents: cents(asked.priceFrom),
    priceToCents: cents(asked.priceTo),
    sizeFromMm: asked.sizeFrom ?? null,
    sizeToMm: asked.sizeTo ?? null,
    facts: {
      ...((from !== null || to !== null) && { [CAUGHT_YEAR.key]: { from, to } }),
      ...(month !== undefined && { [CAUGHT_MONTH.key]: [month].flat().map(String) }),
      ...(colour !== undefined && {
        [PICTURE_COLOUR.key]: COLOURS.filter((one) => [colour].flat().includes(one)),
      }),
    },
  };
}

function originsAsked(
  { country, continent, locality }: ExpectedFilters,
  origins: readonly string[],
): string[] {
  if (!locality) return [country ?? continent ?? []].flat().toSorted();
  const isPart = (origin: string) =>
    locality.test(origin) && [country ?? []].flat().every((code) => origin.startsWith(code));
  return origins.length > 0 && origins.every(isPart) ? [...origins] : ['no such place'];
}

/** Filters as they can be compared: options in one order, without what is not said. */
export const chipsOf = ({ facts = {}, ships, ...filters }: Filters) => ({
  ...filters,
  ...(ships !== undefined && { ships }),
  facts: Object.fromEntries(
    Object.entries(facts)
      .map(([key, fact]): [string, unknown] => [key, Array.isArray(fact) ? [...fact].sort() : fact])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
});
