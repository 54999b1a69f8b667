import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl } from 'react-intl';
import { chipsOf } from '../../model/listing-chips.ts';
import {
  listingAddress,
  withFilters,
  withoutFilters,
  type ListingState,
  type ListPlace,
} from '../../model/listing-state.ts';
import style from './FilterChips.module.css';

interface Props {
  state: ListingState;
  place: ListPlace;
  /** Called when one is taken away: its link will be gone, and the focus with it. */
  onRemove: () => void;
}

/** What the list is narrowed by, each a link to the list without it. */
export function FilterChips({ state, place, onRemove }: Props) {
  const intl = useIntl();
  const chips = chipsOf(state.filters, intl, useLocale());
  if (chips.length === 0) return null;
  return (
    <ul
      className={style['chips']}
      role="list"
      aria-label={intl.formatMessage({ id: 'catalog.filter.chosen' })}
    >
      {chips.map(({ label, without }) => (
        <li key={label}>
          <SiteLink
            to={listingAddress(place, withFilters(state, without))}
            keepsScroll
            rel="nofollow"
            className={style['chip']}
            onClick={onRemove}
          >
            <span className="visually-hidden">{intl.formatMessage({ id: 'catalog.filter.remove' })} </span>
            {label}
            <Icon name="close" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink
          to={listingAddress(place, withoutFilters(state))}
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
