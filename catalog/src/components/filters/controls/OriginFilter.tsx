import type { Facets } from '@vitrine/shared/contract/listing';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { useIntl } from 'react-intl';
import { ALL_ORIGINS, countryOf, withChosenOrigins } from '../../../model/listing/listing-filters.ts';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterMore } from './FilterMore.tsx';
import { hasPlaces, PlacesFilter } from './PlacesFilter.tsx';
import style from './OriginFilter.module.css';

interface Props {
  facets: Facets['origin'];
  chosen: string[];
}

/** All localities, or countries, each with its places behind a sign; a country means all of its places. */
export function OriginFilter({ facets, chosen }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const isChosen = (country: string) => chosen.some((origin) => countryOf(origin) === country);
  return (
    <FilterGroup title={intl.formatMessage({ id: 'catalog.filter.origin' })}>
      <FilterCheck
        name="origin"
        value={ALL_ORIGINS}
        isChosen={chosen.length === 0}
        isSent={chosen.length > 0}
        label={intl.formatMessage({ id: 'catalog.filter.allOrigins' })}
      />
      <FilterMore
        items={withChosenOrigins(facets, chosen)}
        keyOf={({ country }) => country}
        isChosen={({ country }) => isChosen(country)}
      >
        {({ country, count, localities }) => (
          <CachedFragment
            as="div"
            className={style['country']}
            of={isChosen(country) ? null : ['country', country, count, hasPlaces(localities)]}
          >
            <FilterCheck
              name="origin"
              value={country}
              isChosen={chosen.includes(country)}
              label={formatCountry(country, locale)}
              detail={intl.formatMessage({ id: 'catalog.filter.allLocalities' })}
              detailClass={style['all']}
              count={count}
            />
            <PlacesFilter
              country={country}
              localities={localities}
              chosen={chosen}
              isOpen={isChosen(country)}
            />
          </CachedFragment>
        )}
      </FilterMore>
    </FilterGroup>
  );
}
