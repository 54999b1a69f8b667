import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { Pagination } from '@vitrine/shared/ui/links/Pagination';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  listingAddress,
  type ListedPlace,
  type ListingState,
  type ListPlace,
} from '../../model/listing/listing-state.ts';
import { useListingForm } from './use-listing-form.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { FilterMistakes } from '../filters/FilterMistakes.tsx';
import { ListingFilters } from '../filters/ListingFilters.tsx';
import { ListingSaid, ListingTools } from './ListingTools.tsx';
import { Nearest } from '../filters/Nearest.tsx';
import { NoneOfSex } from '../filters/NoneOfSex.tsx';
import { Loosen } from '../filters/Loosen.tsx';
import { CompareForm, CompareToggle, togglesPlace } from '../compare/CompareChoice.tsx';
import { InsectGrid } from './InsectGrid.tsx';
import { Section } from '../Section.tsx';
import style from './ListingView.module.css';

interface Props {
  listing: Listing;
  state: ListingState;
  place: ListPlace;
}

interface ListingViewProps extends Props {
  place: ListedPlace;
  /** What `listing` was read to ask for is `state` and `place`; its pages are those of what was typed. */
  asked?: { state: ListingState; place: ListPlace };
  vatRegime: VatRegime | undefined;
}

/** One page of a list that holds something, if not under these filters: what it is narrowed by, its order and size, the insects, the way to the other pages. */
export function ListingView({ listing, state, place, asked, vatRegime }: ListingViewProps) {
  const intl = useIntl();
  const formId = useId();
  const sheetId = useId();
  const fields = useListingForm(place, state);
  const range = useRef<HTMLParagraphElement>(null);
  const list = { listing, state, place };
  return (
    <div className={style['layout']}>
      <ListingFilters {...list} formId={formId} sheetId={sheetId} fields={fields} />
      <section
        id="insects"
        tabIndex={-1}
        className={style['list']}
        aria-label={intl.formatMessage({ id: 'catalog.listing.label' })}
      >
        <ListingSaid listing={listing} vatRegime={vatRegime} rangeRef={range} />
        <ListingTools state={state} isSearch={place.q !== undefined} formId={formId} fields={fields}>
          <OpenFilters sheetId={sheetId} />
        </ListingTools>
        <FilterMistakes mistakes={state.mistakes} sheetId={sheetId} />
        <FilterChips
          state={state}
          place={place}
          reading={listing.reading}
          onRemove={() => range.current?.focus({ preventScroll: true })}
        />
        <NoneOfSex {...list} />
        {listing.total === 0 && <Loosen {...list} />}
        {listing.total === 1 && <ListedInsects listing={listing} />}
        {listing.total === 0 && <Nearest nearest={listing.nearest} />}
        {listing.total > 1 && (
          <CompareForm insects={listing.items}>
            <ListedInsects listing={listing} />
          </CompareForm>
        )}
        <Pages {...list} {...asked} />
      </section>
    </div>
  );
}

/** Browsers say by themselves whether what it opens is open. */
function OpenFilters({ sheetId }: { sheetId: string }) {
  return (
    <button type="button" className={style['open']} popoverTarget={sheetId} aria-haspopup="dialog">
      <Icon name="filter" />
      {useIntl().formatMessage({ id: 'catalog.filter.title' })}
    </button>
  );
}

function Pages({ listing: { page, pages }, state, place }: Props) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `catalog.listing.${id}` });
  return (
    <Pagination
      label={text('pages')}
      page={page}
      pages={pages}
      hrefOf={(other) => listingAddress(place, { ...state, page: other })}
      words={{ previous: text('previous'), next: text('next'), page: text('page') }}
    />
  );
}

/** The first row of a phone, which is all that it shows when a list opens. What a desk shows beside it comes with the layout. */
const EAGER_CARDS = 2;
const choice = {
  className: togglesPlace,
  choiceOf: (insect: InsectCard) => <CompareToggle insect={insect} />,
};

/** The insects of a page; those that are only like what was searched come under a heading of their own. */
function ListedInsects({ listing: { items, close } }: { listing: Listing }) {
  const intl = useIntl();
  const found = items.filter(({ uuid }) => !close.includes(uuid));
  const near = items.filter(({ uuid }) => close.includes(uuid));
  return (
    <>
      {found.length > 0 && <InsectGrid insects={found} eager={EAGER_CARDS} sizes="card" {...choice} />}
      {near.length > 0 && (
        <Section title={intl.formatMessage({ id: 'catalog.search.close' })}>
          <InsectGrid
            insects={near}
            headingLevel={3}
            eager={found.length > 0 ? 0 : EAGER_CARDS}
            sizes="card"
            {...choice}
          />
        </Section>
      )}
    </>
  );
}
