import type { InsectCard, InsectPage } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { genusOf, genusPath, lotSpeciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { InsectGrid } from '../listing/InsectGrid.tsx';
import { Section } from '../Section.tsx';

/** Where the other lots of the species stand on the page. */
export const SAME_SPECIES_ID = 'same-species';

interface Props extends Pick<InsectPage, 'sameSpecies' | 'sameGenus' | 'related'> {
  insect: InsectCard;
  vatRegime: VatRegime | undefined;
}

/** Other lots that can be ordered: first of the same species, then of the same genus, then of the same family. */
export function Relatives({ insect, sameSpecies = [], sameGenus = [], related, vatRegime }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, family } = insect;
  const word = (id: string) => intl.formatMessage({ id: `catalog.insect.${id}` });
  const ofSpecies = lotSpeciesPath(insect, locale);
  const ofGenus = ofSpecies && genusPath(genusOf(name), family, locale);
  const kin = [
    {
      ...{ lots: sameSpecies, title: word('sameSpecies'), id: SAME_SPECIES_ID },
      more: ofSpecies && { to: ofSpecies, label: word('allOfSpecies') },
    },
    {
      ...{ lots: sameGenus, title: word('sameGenus'), id: undefined },
      more: ofGenus && { to: ofGenus, label: genusOf(name) },
    },
    {
      ...{ lots: related, title: word('related'), id: undefined },
      more: { to: familyPath(family, locale), label: family.name[locale] },
    },
  ].filter(({ lots }) => lots.length > 0);
  return kin.map(({ lots, title, id, more }, at) => (
    <div key={title} id={id}>
      <Section title={title} {...(more && { more })}>
        <InsectGrid insects={lots} headingLevel={3} />
        {at === kin.length - 1 && (
          <PriceTerms regime={vatRegime} lots={kin.flatMap(({ lots: ofKin }) => ofKin)} />
        )}
      </Section>
    </div>
  ));
}
