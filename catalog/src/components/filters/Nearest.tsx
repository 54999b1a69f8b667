import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl, type IntlShape } from 'react-intl';
import { InsectGrid } from '../listing/InsectGrid.tsx';
import { Section } from '../Section.tsx';

/** Nothing fits: what comes nearest, under a heading that says what it was loosened by. */
export function Nearest({ nearest }: { nearest: Listing['nearest'] }) {
  const intl = useIntl();
  const locale = useLocale();
  if (!nearest || nearest.items.length === 0) return null;
  const way = sayLoosened(nearest.loosened, intl, locale);
  return (
    <Section title={intl.formatMessage({ id: 'catalog.loosen.nearest' }, { way })}>
      <InsectGrid insects={nearest.items} headingLevel={3} eager={0} sizes="card" />
    </Section>
  );
}

function sayLoosened(loosened: string | null, intl: IntlShape, locale: Locale): string {
  const fact = FACT_FILTERS.find(({ key }) => key === loosened);
  if (fact) return intl.formatMessage({ id: 'catalog.loosen.fact' }, { name: fact.name[locale] });
  return intl.formatMessage({ id: `catalog.loosen.${loosened ?? 'all'}` });
}
