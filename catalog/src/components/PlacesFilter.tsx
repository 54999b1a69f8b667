import type { Facets } from '@vitrine/shared/contract/listing';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/Icon';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
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
  /** Address of the list with the country chosen, where its places are open. */
  href: string;
}

/**
 * The places in a country. There are hundreds of them in all: they are drawn once the country is opened, and a page
 * that no script opens leads to the one where they are.
 */
export function PlacesFilter({ country, localities, chosen, isOpen, href }: Props) {
  const intl = useIntl();
  const name = formatCountry(country, useLocale());
  const disclosure = useDisclosure(isOpen);
  const places = localities.filter(({ locality }) => locality !== '');
  if (places.length === 0) return null;
  const isChosen = (locality: string) => chosen.includes(`${country}/${locality}`);
  const title = intl.formatMessage({ id: 'catalog.filter.localities' }, { country: name });
  return (
    <details {...disclosure}>
      <summary aria-label={title}>
        <Icon name="chevron" />
      </summary>
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
              label={locality}
              count={count}
            />
          )}
        </FilterMore>
      ) : (
        <SiteLink to={href} rel="nofollow" keepsScroll>
          {title}
        </SiteLink>
      )}
    </details>
  );
}
