import type { Filters, Listing } from '@vitrine/shared/contract/listing';
import { NO_FILTERS } from '@vitrine/shared/contract/listing-lists';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import { withFact } from '../../model/listing/listing-chips.ts';
import {
  listingAddress,
  withFilters,
  withoutFilters,
  type ListingState,
  type ListPlace,
} from '../../model/listing/listing-state.ts';
import style from './Loosen.module.css';

interface Props {
  listing: Listing;
  state: ListingState;
  place: ListPlace;
}

type Loosenable = Listing['loosen'][number]['filter'];

/** Nothing is left: what each filter, taken away alone, would bring back. */
export function Loosen({ listing, state, place }: Props) {
  const { loosen, loosenFacts = [], unfiltered } = listing;
  const intl = useIntl();
  const locale = useLocale();
  const count = (amount: number) => intl.formatMessage({ id: 'catalog.count' }, { count: amount });
  const facts = FACT_FILTERS.flatMap((fact) => {
    const way = loosenFacts.find((one) => one.fact === fact.key);
    return way && way.count > 0 ? [{ fact, count: way.count }] : [];
  });
  const ships = loosenFacts.find(({ fact }) => fact === 'ships')?.count ?? 0;
  const useful = loosen.filter((way) => way.count > 0);
  const isUseful = useful.length + facts.length + ships > 0;
  return (
    <EmptyState title={intl.formatMessage({ id: 'catalog.loosen.title' })}>
      <p>{intl.formatMessage({ id: isUseful ? 'catalog.loosen.text' : 'catalog.loosen.several' })}</p>
      <ul className={style['ways']} role="list">
        {useful.map((way) => (
          <Way
            key={way.filter}
            to={listingAddress(place, withFilters(state, without(way.filter)))}
            label={intl.formatMessage({ id: `catalog.loosen.${way.filter}` })}
            count={count(way.count)}
          />
        ))}
        {ships > 0 && (
          <Way
            to={listingAddress(place, withFilters(state, { ships: undefined }))}
            label={intl.formatMessage({ id: 'catalog.loosen.ships' })}
            count={count(ships)}
          />
        )}
        {facts.map((way) => (
          <Way
            key={way.fact.key}
            to={listingAddress(place, withFilters(state, withFact(state.filters, way.fact.key, [])))}
            label={intl.formatMessage({ id: 'catalog.loosen.fact' }, { name: way.fact.name[locale] })}
            count={count(way.count)}
          />
        ))}
        <Way
          to={listingAddress(place, withoutFilters(state))}
          label={intl.formatMessage({ id: 'catalog.loosen.all' })}
          count={count(unfiltered)}
        />
      </ul>
    </EmptyState>
  );
}

function Way({ to, label, count }: { to: string; label: string; count: string }) {
  return (
    <li>
      <SiteLink to={to} keepsScroll>
        <span className={style['label']}>{label}</span> <span className={style['count']}>{count}</span>
      </SiteLink>
    </li>
  );
}

function without(filter: Loosenable): Partial<Filters> {
  switch (filter) {
    case 'stock':
      return { isInStock: false };
    case 'price':
      return { priceFromCents: null, priceToCents: null };
    case 'size':
      return { sizeFromMm: null, sizeToMm: null };
    default:
      return { [filter]: NO_FILTERS[filter] };
  }
}
