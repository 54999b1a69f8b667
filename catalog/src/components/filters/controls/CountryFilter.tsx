import type { Facets } from '@vitrine/shared/contract/listing';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { useIntl } from 'react-intl';
import { countryOf } from '../../../model/listing/listing-filters.ts';
import { FilterCheck } from './FilterCheck.tsx';
import { hasPlaces, PlacesFilter } from './PlacesFilter.tsx';
import style from './OriginFilter.module.css';

/** A country, and its places behind a sign. */
export function CountryFilter({ facet, chosen }: { facet: Facets['origin'][number]; chosen: string[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const { country, count, localities } = facet;
  const isWithin = chosen.some((origin) => countryOf(origin) === country);
  return (
    <CachedFragment
      as="div"
      className={style['country']}
      of={isWithin ? null : ['country', country, count, hasPlaces(localities)]}
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
      <PlacesFilter country={country} localities={localities} chosen={chosen} isOpen={isWithin} />
    </CachedFragment>
  );
}
