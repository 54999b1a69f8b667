import type { Listing } from '@vitrine/shared/contract/listing';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl, type IntlShape } from 'react-intl';
import { chipsOf } from '../../model/listing/listing-chips.ts';
import {
  listingAddress,
  withFilters,
  withoutFilters,
  type ListingState,
  type ListPlace,
} from '../../model/listing/listing-state.ts';
import style from './FilterChips.module.css';

type Reading = NonNullable<Listing['reading']>;

interface Props {
  state: ListingState;
  place: ListPlace;
  /** What the text was read to mean beside filters: a kind of animal, names that are not wanted. */
  reading: Listing['reading'];
  /** Called when one is taken away: its link will be gone, and the focus with it. */
  onRemove: () => void;
}

/** What the list is narrowed by, each a link to the list without it. */
export function FilterChips({ state, place, reading, onRemove }: Props) {
  const intl = useIntl();
  const { kind, unwanted } = reading ?? {};
  const cleared = unwanted?.cleared ?? unwanted?.without ?? kind?.without;
  const chips = [
    ...(kind ? [kindChip(kind, state, place, intl)] : []),
    ...(unwanted ? [unwantedChip(unwanted, state, place, intl)] : []),
    ...chipsOf(state.filters, intl, useLocale()).map(({ label, without }) => ({
      label,
      to: listingAddress(place, withFilters(state, without)),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul
      className={style['chips']}
      role="list"
      aria-label={intl.formatMessage({ id: 'catalog.filter.chosen' })}
    >
      {chips.map(({ label, to }) => (
        <li key={label}>
          <SiteLink to={to} keepsScroll rel="nofollow" className={style['chip']} onClick={onRemove}>
            <span className="visually-hidden">{intl.formatMessage({ id: 'catalog.filter.remove' })} </span>
            {label}
            <Icon name="close" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink
          to={listingAddress(
            { ...place, ...(cleared !== undefined && { q: cleared }) },
            withoutFilters(state),
          )}
          keepsScroll
          className={style['clear']}
          onClick={onRemove}
        >
          {intl.formatMessage({ id: 'catalog.filter.clear' })}
        </SiteLink>
      </li>
    </ul>
  );
}

/** It is no filter of the address but words of the text: taken away, they are gone from it. */
function kindChip(
  { categories, without }: NonNullable<Reading['kind']>,
  state: ListingState,
  place: ListPlace,
  intl: IntlShape,
) {
  const names = categories.map((category) => intl.formatMessage({ id: `catalog.category.${category}` }));
  return {
    label: intl.formatList(names, { type: 'disjunction' }),
    to: listingAddress({ ...place, q: without }, { ...state, page: 1 }),
  };
}

/** `Without morpho or papilio`, likewise. */
function unwantedChip(
  { names, without }: NonNullable<Reading['unwanted']>,
  state: ListingState,
  place: ListPlace,
  intl: IntlShape,
) {
  return {
    label: intl.formatMessage(
      { id: 'catalog.chip.unwanted' },
      { names: intl.formatList(names, { type: 'disjunction' }) },
    ),
    to: listingAddress({ ...place, q: without }, { ...state, page: 1 }),
  };
}
