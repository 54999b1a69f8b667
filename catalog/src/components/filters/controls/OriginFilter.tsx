import type { Facets } from '@vitrine/shared/contract/listing';
import { formatRegion } from '@vitrine/shared/i18n/places/format-region';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ALL_ORIGINS, countryOf } from '../../../model/listing/listing-filters.ts';
import {
  byContinent,
  FEW_COUNTRIES,
  UNFOLD_PARAM,
  withChosenOrigins,
  type ContinentFacet,
} from '../../../model/listing/listing-origins.ts';
import { Details } from './Details.tsx';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { WhenSeen } from './WhenSeen.tsx';
import style from './OriginFilter.module.css';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { hasPlaces, PlacesFilter } from './PlacesFilter.tsx';

interface Props {
  facets: Facets['origin'];
  chosen: string[];
  /** All origins of the list, of which `facets` may have folded some; null when they cannot be had. */
  loadAll: () => Promise<Facets['origin'] | null>;
}

const loadMap = async () => (await import('../asked/OriginMap.tsx')).OriginMap;

/** All localities, or continents, each with its countries, and those with their places; what is wider means all of its own. */
export function OriginFilter({ facets: said, chosen, loadAll }: Props) {
  const intl = useIntl();
  const { facets, isAsked, ask } = useUnfolded(said, loadAll);
  const countries = withChosenOrigins(facets, chosen);
  const continents = byContinent(countries, chosen);
  // A map of one continent tells nothing.
  const isWide = continents.filter(({ continent }) => continent !== '').length > 1;
  const areFolded = continents.some(({ isFolded }) => isFolded);
  const isFew = countries.length <= FEW_COUNTRIES && !areFolded;
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
            <ContinentFilter {...{ facet, chosen, isFew, areFolded, isAsked, ask }} />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

/** The origins as the page's text said them, and whole once they were asked for. Another list says its own. */
function useUnfolded(said: Facets['origin'], loadAll: Props['loadAll']) {
  const [whole, setWhole] = useState<{ said: Facets['origin']; all: Facets['origin'] }>();
  const [asked, setAsked] = useState<Facets['origin']>();
  const ask = () => {
    setAsked(said);
    void loadAll().then((all) => {
      setAsked(undefined);
      if (all) setWhole({ said, all });
    });
  };
  return { facets: whole?.said === said ? whole.all : said, isAsked: asked === said, ask };
}

interface ContinentFilterProps {
  facet: ContinentFacet;
  chosen: string[];
  isFew: boolean;
  /** Other continents are: one that is not was opened, or something of it is chosen. */
  areFolded: boolean;
  isAsked: boolean;
  ask: () => void;
}

/**
 * A continent, and its countries behind a sign: there from the start where there are few, or one of them is chosen. Of
 * one that is folded they are asked for; on a page that no script opens a button of the form stands there, which leads to
 * the page that says them.
 */
function ContinentFilter({ facet, chosen, isFew, areFolded, isAsked, ask }: ContinentFilterProps) {
  const { continent, count, countries, isFolded } = facet;
  const intl = useIntl();
  const locale = useLocale();
  const list = countries.map((facet) => <CountryFilter key={facet.country} facet={facet} chosen={chosen} />);
  if (continent === '') return list;
  const name = formatRegion(continent, locale);
  const title = intl.formatMessage({ id: 'catalog.filter.countries' }, { continent: name });
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
      {(isFolded || countries.length > 0) && (
        <Details
          label={title}
          isWanted={isWithin || isFew || (areFolded && !isFolded)}
          {...(isFolded && { onOpen: ask })}
        >
          {isFolded ? (
            <Button
              type="submit"
              variant="quiet"
              name={UNFOLD_PARAM}
              value={continent}
              busy={isAsked}
              onClick={(event) => {
                event.preventDefault();
                // What it brings stands in its place.
                event.currentTarget.closest('details')?.querySelector('summary')?.focus();
                ask();
              }}
            >
              {title}
            </Button>
          ) : (
            list
          )}
        </Details>
      )}
    </div>
  );
}

/** A country, and its places behind a sign. */
function CountryFilter({ facet, chosen }: { facet: Facets['origin'][number]; chosen: string[] }) {
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
