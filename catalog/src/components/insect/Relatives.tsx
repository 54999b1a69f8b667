import type { Family, InsectCard } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/vat';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { InsectGrid } from '../listing/InsectGrid.tsx';
import { Section } from '../Section.tsx';

/** Where the other lots of the species stand on the page. */
export const SAME_SPECIES_ID = 'same-species';

interface Props {
  sameSpecies: InsectCard[];
  related: InsectCard[];
  family: Family;
  vatRegime: VatRegime | undefined;
}

/** Other lots that can be ordered: first of the same species, then of the same family. */
export function Relatives({ sameSpecies, related, family, vatRegime }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      {sameSpecies.length > 0 && (
        <div id={SAME_SPECIES_ID}>
          <Section title={intl.formatMessage({ id: 'catalog.insect.sameSpecies' })}>
            <InsectGrid insects={sameSpecies} headingLevel={3} />
            {related.length === 0 && <PriceTerms regime={vatRegime} />}
          </Section>
        </div>
      )}
      {related.length > 0 && (
        <Section
          title={intl.formatMessage({ id: 'catalog.insect.related' })}
          more={{ to: familyPath(family, locale), label: family.name[locale] }}
        >
          <InsectGrid insects={related} headingLevel={3} />
          <PriceTerms regime={vatRegime} />
        </Section>
      )}
    </>
  );
}
