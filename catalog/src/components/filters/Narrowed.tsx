import type { Listing } from '@vitrine/shared/contract/listing';
import type { ListingState, ListPlace } from '../../model/listing/listing-state.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterMistakes } from './FilterMistakes.tsx';
import { Loosen } from './Loosen.tsx';
import { Nearest } from './Nearest.tsx';
import { NoneOfSex } from './NoneOfSex.tsx';

interface Props {
  listing: Listing;
  state: ListingState;
  place: ListPlace;
  sheetId: string;
  /** Called when a chip is taken away. */
  onRemove: () => void;
}

/** What is said of a list that shows not all that it has, above its insects or in their place. Most visits begin without. */
export default function Narrowed({ listing, state, place, sheetId, onRemove }: Props) {
  const list = { listing, state, place };
  return (
    <>
      <FilterMistakes mistakes={state.mistakes} sheetId={sheetId} />
      <FilterChips state={state} place={place} reading={listing.reading} onRemove={onRemove} />
      <NoneOfSex {...list} />
      {listing.total === 0 && (
        <>
          <Loosen {...list} />
          <Nearest nearest={listing.nearest} />
        </>
      )}
    </>
  );
}
