import type { Facets } from '@vitrine/shared/contract/listing';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/Icon';
import { useIntl } from 'react-intl';
import { placeOf, withChosenOrigins } from '../model/listing-filters.ts';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterMore } from './FilterMore.tsx';
import style from './OriginFilter.module.css';

interface Props {
  facets: Facets['origin'];
  chosen: string[];
}

/** Countries, each with its places behind a sign; a country means all of its places. */
export function OriginFilter({ facets, chosen }: Props) {
  const intl = useIntl();
  const countries = withChosenOrigins(facets, chosen);
  const isChosen = ({ country }: Country) => chosen.some((origin) => origin.startsWith(country));
  return (
    <FilterGroup title={intl.formatMessage({ id: 'catalog.filter.origin' })}>
      <FilterMore items={countries} keyOf={({ country }) => country} isChosen={isChosen}>
        {(country) => <CountryFilter facet={country} chosen={chosen} />}
      </FilterMore>
    </FilterGroup>
  );
}

type Country = Facets['origin'][number];

function CountryFilter({
  facet: { country, count, localities },
  chosen,
}: {
  facet: Country;
  chosen: string[];
}) {
  const intl = useIntl();
  const name = formatCountry(country, useLocale());
  const places = localities.filter(({ locality }) => locality !== '');
  const isPlaceChosen = (locality: string) => chosen.includes(`${country}/${locality}`);
  return (
    <div className={style['country']}>
      <FilterCheck
        name="origin"
        value={country}
        isChosen={chosen.includes(country)}
        label={name}
        detail={
          <span className={style['all']}>{intl.formatMessage({ id: 'catalog.filter.allLocalities' })}</span>
        }
        count={count}
      />
      {places.length > 0 && (
        <details open={chosen.some((origin) => origin.startsWith(country) && placeOf(origin) !== '')}>
          <summary aria-label={intl.formatMessage({ id: 'catalog.filter.localities' }, { country: name })}>
            <Icon name="chevron" />
          </summary>
          <FilterMore
            items={places}
            keyOf={({ locality }) => locality}
            isChosen={({ locality }) => isPlaceChosen(locality)}
          >
            {(place) => (
              <FilterCheck
                name="origin"
                value={`${country}/${place.locality}`}
                isChosen={isPlaceChosen(place.locality)}
                label={place.locality}
                count={place.count}
              />
            )}
          </FilterMore>
        </details>
      )}
    </div>
  );
}
