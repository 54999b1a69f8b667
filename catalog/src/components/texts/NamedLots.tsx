import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { InsectGrid } from '../listing/InsectGrid.tsx';
import { Section } from '../Section.tsx';

interface Props {
  lots: InsectCard[];
  vatRegime: VatRegime | undefined;
}

/** Below a text: what it speaks of and the shop has. */
export function NamedLots({ lots, vatRegime }: Props) {
  const intl = useIntl();
  if (lots.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: 'catalog.text.lots' })}>
      <InsectGrid insects={lots} headingLevel={3} />
      <PriceTerms regime={vatRegime} lots={lots} />
    </Section>
  );
}
