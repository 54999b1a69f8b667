import type { Facets } from '@vitrine/shared/contract/listing';
import { CONTINENT_CODES, continentOf } from '@vitrine/shared/i18n/places/continents';
import { countryOf, placeOf } from './listing-filters.ts';

type Origins = Facets['origin'];

/** Countries under their continent; those of none are under the last, which has no number. */
export interface ContinentFacet {
  continent: string;
  count: number;
  countries: Origins;
  /** Its countries are to be asked for. */
  isFolded: boolean;
}

/** Whether an entry stands for all countries of a continent, whose number it has instead of a country's letters. */
const isFolded = (country: string) => CONTINENT_CODES.includes(country);

/** The countries of a list by continent, largest first, and the continents that are chosen though it has none of them. */
export function byContinent(facets: Origins, chosen: string[]): ContinentFacet[] {
  const groups = Map.groupBy(
    facets,
    ({ country }) => (isFolded(country) ? country : continentOf(country)) ?? '',
  );
  const missing = chosen.filter((origin) => CONTINENT_CODES.includes(origin) && !groups.has(origin));
  return [...groups, ...missing.map((continent): [string, Origins] => [continent, []])]
    .map(([continent, all]) => ({
      continent,
      count: all.reduce((sum, { count }) => sum + count, 0),
      countries: all.filter(({ country }) => !isFolded(country)),
      isFolded: all.some(({ country }) => isFolded(country)),
    }))
    .sort(
      (one, other) =>
        Number(one.continent === '') - Number(other.continent === '') || other.count - one.count,
    );
}

/** The countries and places of a list, and those that are chosen though it has none. */
export function withChosenOrigins(facets: Origins, chosen: string[]): Origins {
  const missing = [...new Set(chosen.map(countryOf))].filter(
    (country) => !CONTINENT_CODES.includes(country) && !facets.some((facet) => facet.country === country),
  );
  const all = [...facets, ...missing.map((country) => ({ country, count: 0, localities: [] }))];
  return all.map((facet) => {
    const places = chosen.filter((origin) => countryOf(origin) === facet.country).map(placeOf);
    const isNew = (place: string) => place && !facet.localities.some(({ locality }) => locality === place);
    const added = places.filter(isNew).map((locality) => ({ locality, count: 0 }));
    return { ...facet, localities: [...facet.localities, ...added] };
  });
}

/** In an address: continents whose countries a page without scripts is asked to say. It narrows nothing. */
export const UNFOLD_PARAM = 'countries';

/** So few countries are shown at once. */
export const FEW_COUNTRIES = 9;

/**
 * Origins as the text of a page says them: a continent of which nothing is chosen stands in the place of its countries
 * and their places, of which a shop has hundreds. Who opens it asks for them.
 * @param wanted what is chosen, and continents that were opened
 */
export function foldOrigins(facets: Origins, wanted: string[]): Origins {
  if (facets.length <= FEW_COUNTRIES) return facets;
  const open = new Set(wanted.map((origin) => continentOf(countryOf(origin)) ?? origin));
  return byContinent(facets, []).flatMap(({ continent, count, countries }) =>
    continent === '' || open.has(continent) ? countries : [{ country: continent, count, localities: [] }],
  );
}
