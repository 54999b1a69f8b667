import type { Listing } from '@vitrine/shared/contract/listing';
import type { WishGender } from '@vitrine/shared/contract/accounts/subscription-lists';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl } from 'react-intl';
import {
  listingAddress,
  withFilters,
  type ListingState,
  type ListPlace,
} from '../../model/listing/listing-state.ts';
import { WishEmail } from '../buying/WishEmail.tsx';
import style from './NoneOfSex.module.css';

type MissingSex = NonNullable<Listing['wish']>;

interface Props {
  listing: Listing;
  state: ListingState;
  place: ListPlace;
}

/** Of the sex that is asked for nothing can be ordered: says so, and asks where to write when one comes in. */
export function NoneOfSex({ listing: { total, facets, isNoneOfSex, ...listing }, state, place }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const [gender] = state.filters.gender;
  if (gender === undefined || !isNoneOfSex) return null;
  const wish = listing.wish ?? listing.genusWish;
  const ofAny = facets.gender.reduce((sum, { count }) => sum + count, 0);
  return (
    <Notice
      tone="info"
      title={intl.formatMessage(
        { id: 'catalog.noneOfSex.title' },
        { sex: optionWord(FACTS.gender, gender, locale) },
      )}
    >
      {wish && gender !== 'STOCK' && <SexWish wish={wish} isGenus={!listing.wish} gender={gender} />}
      <ul className={style['ways']} role="list">
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

interface SexWishProps {
  wish: MissingSex;
  /** Whether any species of the genus will do. */
  isGenus: boolean;
  gender: WishGender;
}

/** A plain form, which the shop answers with a page: so lists need no script for what is rare. */
function SexWish({ wish: { uuid, name }, isGenus, gender }: SexWishProps) {
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string) =>
    intl.formatMessage({ id: `catalog.wish.${id}` }, { gender, name: <i lang="la">{name}</i> });
  return (
    <form className={style['wish']} action="/api/subscriptions" method="post">
      <p>{word(isGenus ? 'titleOfGenus' : 'titleOf')}</p>
      <input type="hidden" name="kind" value="restock" />
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="gender" value={gender} />
      {isGenus && <input type="hidden" name="depth" value="genus" />}
      <input type="hidden" name="locale" value={locale} />
      <WishEmail />
      <Button type="submit" variant="quiet">
        {word('send')}
      </Button>
    </form>
  );
}
