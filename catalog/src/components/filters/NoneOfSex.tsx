import type { Listing } from '@vitrine/shared/contract/listing';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl } from 'react-intl';
import {
  listingAddress,
  withFilters,
  type ListingState,
  type ListPlace,
} from '../../model/listing/listing-state.ts';
import { WISH_ID } from '../buying/WishBox.tsx';
import style from './NoneOfSex.module.css';

interface Props {
  listing: Listing;
  state: ListingState;
  place: ListPlace;
}

/** Of the sex that is asked for nothing can be ordered: says so, and where to hear when the species comes in again. */
export function NoneOfSex({ listing: { items, total, facets }, state, place }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const [gender, ...others] = state.filters.gender;
  if (gender === undefined || others.length > 0 || facets.inStock > 0) return null;
  const soldOut = items.find(({ isMixed }) => !isMixed);
  const ofAny = facets.gender.reduce((sum, { count }) => sum + count, 0);
  return (
    <Notice
      tone="info"
      title={intl.formatMessage(
        { id: 'catalog.noneOfSex.title' },
        { sex: optionWord(FACTS.gender, gender, locale) },
      )}
    >
      <ul className={style['ways']} role="list">
        {soldOut && (
          <li>
            <SiteLink to={`${insectPath(soldOut, locale)}#${WISH_ID}`}>
              {intl.formatMessage({ id: 'catalog.wish.title' }, { name: <i lang="la">{soldOut.name}</i> })}
            </SiteLink>
          </li>
        )}
        {/* Where nothing is left at all, the ways to loosen stand below. */}
        {total > 0 && ofAny > total && (
          <li>
            <SiteLink to={listingAddress(place, withFilters(state, { gender: [] }))}>
              {intl.formatMessage({ id: 'catalog.noneOfSex.any' }, { count: ofAny })}
            </SiteLink>
          </li>
        )}
      </ul>
    </Notice>
  );
}
