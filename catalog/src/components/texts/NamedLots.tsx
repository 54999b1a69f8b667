import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { lotSpeciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { InsectGrid } from '../listing/InsectGrid.tsx';
import { Section } from '../Section.tsx';
import style from './NamedLots.module.css';

interface Props {
  lots: InsectCard[];
  vatRegime: VatRegime | undefined;
}

/** Below a text: what it speaks of and the shop has, and the ways to all about each species of it. */
export function NamedLots({ lots, vatRegime }: Props) {
  const intl = useIntl();
  if (lots.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: 'catalog.text.lots' })}>
      <InsectGrid insects={lots} headingLevel={3} />
      <PriceTerms regime={vatRegime} lots={lots} />
      <SpeciesLinks lots={lots} />
    </Section>
  );
}

/** A lot goes, its species stays: whoever read about it finds there what the shop has and had of it. */
function SpeciesLinks({ lots }: Pick<Props, 'lots'>) {
  const intl = useIntl();
  const locale = useLocale();
  // Each species once, by the first of its lots.
  const species = new Map<string, string>();
  for (const lot of lots) {
    const to = lotSpeciesPath(lot, locale);
    if (to !== null && !species.has(to)) species.set(to, lot.name);
  }
  if (species.size === 0) return null;
  return (
    <ul className={style['species']} role="list">
      {[...species].map(([to, latin]) => {
        const name = <LatinName name={latin} short />;
        return (
          <li key={to}>
            <SiteLink to={to}>{intl.formatMessage({ id: 'catalog.text.species' }, { name })}</SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
