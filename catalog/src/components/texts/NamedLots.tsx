import type { Text } from '@vitrine/shared/contract/text';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { speciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { InsectGrid } from '../listing/InsectGrid.tsx';
import { Section } from '../Section.tsx';
import style from './NamedLots.module.css';

interface Props {
  named: Pick<Text, 'lots' | 'species'>;
  vatRegime: VatRegime | undefined;
}

/** Below a text: what it speaks of and the shop has, and the ways to all about each species of it. */
export function NamedLots({ named: { lots = [], species = [] }, vatRegime }: Props) {
  const intl = useIntl();
  if (lots.length === 0 && species.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: lots.length > 0 ? 'catalog.text.lots' : 'catalog.text.named' })}>
      {lots.length > 0 && (
        <>
          <InsectGrid insects={lots} headingLevel={3} />
          <PriceTerms regime={vatRegime} lots={lots} />
        </>
      )}
      <SpeciesLinks species={species} />
    </Section>
  );
}

/** A lot goes, its species stays: whoever read about it finds there what the shop has and had of it. */
function SpeciesLinks({ species }: Required<Pick<Text, 'species'>>) {
  const intl = useIntl();
  const locale = useLocale();
  const links = species.flatMap(({ name, family }) => {
    const to = speciesPath(name, family, locale);
    return to === null ? [] : [{ to, name: <LatinName name={name} short /> }];
  });
  if (links.length === 0) return null;
  return (
    <ul className={style['species']} role="list">
      {links.map(({ to, name }) => (
        <li key={to}>
          <SiteLink to={to}>{intl.formatMessage({ id: 'catalog.text.species' }, { name })}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
