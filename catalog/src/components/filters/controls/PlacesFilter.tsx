import type { Facets } from '@vitrine/shared/contract/listing';
import { formatLocality } from '@vitrine/shared/i18n/places/format-place';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useIntl } from 'react-intl';
import { useDisclosure } from './use-disclosure.ts';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterMore } from './FilterMore.tsx';

interface Props {
  country: string;
  localities: Facets['origin'][number]['localities'];
  chosen: string[];
  /** Open from the start: the country, or a place in it, is chosen. */
  isOpen: boolean;
}

type Places = Props['localities'];

const named = (localities: Places) => localities.filter(({ locality }) => locality !== '');
export const hasPlaces = (localities: Places) => named(localities).length > 0;

/**
 * The places in a country. There are hundreds of them in all: they are drawn once the country is opened. On a page that
 * no script opens a button of the form stands there, which chooses the country and so leads to the page with its places.
 */
export function PlacesFilter({ country, localities, chosen, isOpen }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const name = formatCountry(country, locale);
  const disclosure = useDisclosure(isOpen);
  const places = named(localities);
  if (places.length === 0) return null;
  const isChosen = (locality: string) => chosen.includes(`${country}/${locality}`);
  const title = intl.formatMessage({ id: 'catalog.filter.localities' }, { country: name });
  return (
    <details {...disclosure}>
      <summary aria-label={title} />
      {disclosure.open ? (
        <FilterMore
          items={places}
          keyOf={({ locality }) => locality}
          isChosen={({ locality }) => isChosen(locality)}
        >
          {({ locality, count }) => (
            <FilterCheck
              name="origin"
              value={`${country}/${locality}`}
              isChosen={isChosen(locality)}
              label={formatLocality(locality, locale)}
              count={count}
            />
          )}
        </FilterMore>
      ) : (
        <Button type="submit" variant="quiet" name="origin" value={country}>
          {title}
        </Button>
      )}
    </details>
  );
}
