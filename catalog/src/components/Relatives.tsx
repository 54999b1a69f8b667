import type { Family, InsectCard } from '@vitrine/shared/contract/catalogue';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import { InsectGrid } from './InsectGrid.tsx';
import { Section } from './Section.tsx';

/** Other lots of the same family. */
export function Relatives({ insects, family }: { insects: InsectCard[]; family: Family }) {
  const intl = useIntl();
  const locale = useLocale();
  if (insects.length === 0) return null;
  return (
    <Section
      title={intl.formatMessage({ id: 'catalog.insect.related' })}
      more={{ to: familyPath(family, locale), label: family.name[locale] }}
    >
      <InsectGrid insects={insects} headingLevel={3} />
    </Section>
  );
}
