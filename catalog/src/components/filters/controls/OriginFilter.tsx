import type { Facets } from '@vitrine/shared/contract/listing';
import { formatRegion } from '@vitrine/shared/i18n/format-region';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import {
  ALL_ORIGINS,
  byContinent,
  countryOf,
  withChosenOrigins,
  type ContinentFacet,
} from '../../../model/listing/listing-filters.ts';
import { CountryFilter } from './CountryFilter.tsx';
import { Details } from './Details.tsx';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { WhenSeen } from './WhenSeen.tsx';
import style from './OriginFilter.module.css';

interface Props {
  facets: Facets['origin'];
  chosen: string[];
}

const loadMap = async () => (await import('../asked/OriginMap.tsx')).OriginMap;

/** So few countries are shown at once. */
const FEW = 9;

/** All localities, or continents, each with its countries, and those with their places; what is wider means all of its own. */
export function OriginFilter({ facets, chosen }: Props) {
  const intl = useIntl();
  const countries = withChosenOrigins(facets, chosen);
  const continents = byContinent(countries, chosen);
  // A map of one continent tells nothing.
  const isWide = continents.filter(({ continent }) => continent !== '').length > 1;
  return (
    <FilterGroup title={intl.formatMessage({ id: 'catalog.filter.origin' })}>
      {isWide && <WhenSeen className={style['map']} load={loadMap} part={{ continents, chosen }} />}
      <FilterCheck
        name="origin"
        value={ALL_ORIGINS}
        isChosen={chosen.length === 0}
        isSent={chosen.length > 0}
        label={intl.formatMessage({ id: 'catalog.filter.allOrigins' })}
      />
      <ul className={style['continents']} role="list">
        {continents.map((facet) => (
          <li key={facet.continent}>
            <ContinentFilter facet={facet} chosen={chosen} isFew={countries.length <= FEW} />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

/** A continent, and its countries behind a sign: there from the start where there are few, or one of them is chosen. */
function ContinentFilter({
  facet: { continent, count, countries },
  chosen,
  isFew,
}: {
  facet: ContinentFacet;
  chosen: string[];
  isFew: boolean;
}) {
  const intl = useIntl();
  const locale = useLocale();
  const list = countries.map((facet) => <CountryFilter key={facet.country} facet={facet} chosen={chosen} />);
  if (continent === '') return list;
  const name = formatRegion(continent, locale);
  const isWithin = countries.some(({ country }) => chosen.some((origin) => countryOf(origin) === country));
  return (
    <div className={style['country']}>
      <FilterCheck
        name="origin"
        value={continent}
        isChosen={chosen.includes(continent)}
        label={name}
        count={count}
      />
      {countries.length > 0 && (
        <Details
          label={intl.formatMessage({ id: 'catalog.filter.countries' }, { continent: name })}
          isWanted={isWithin || isFew}
        >
          {list}
        </Details>
      )}
    </div>
  );
}
