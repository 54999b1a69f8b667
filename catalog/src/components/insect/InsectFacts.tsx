import type { Insect } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCaught, formatCountry } from '@vitrine/shared/i18n/formats';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { DefinitionList } from '@vitrine/shared/ui/DefinitionList';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Everything that is known of a specimen. What is not known is left out. */
export function InsectFacts({ insect }: { insect: Insect }) {
  const intl = useIntl();
  const locale = useLocale();
  const items = factsOf(insect, intl, locale).map(([key, description]) => ({
    term: intl.formatMessage({ id: `catalog.fact.${key}` }),
    description,
  }));
  return <DefinitionList items={items} />;
}

function factsOf(insect: Insect, intl: IntlShape, locale: Locale): [string, ReactNode][] {
  const word = (id: string) => intl.formatMessage({ id: `catalog.${id}` });
  const facts: [string, ReactNode][] = [
    ['reference', insect.reference],
    ['family', <SiteLink to={familyPath(insect.family, locale)}>{insect.family.name[locale]}</SiteLink>],
    ['quality', qualityWords(insect, intl)],
    ['size', insect.sizeMm === null ? '' : `${insect.sizeMm} mm`],
    ['locality', insect.locality],
    ['country', insect.country && formatCountry(insect.country, locale)],
    ['caught', insect.caughtOn && formatCaught(insect.caughtOn, locale)],
    ['spread', word(`spread.${insect.spread}`)],
    ['gender', insect.isMixed ? '' : word(`gender.${insect.gender}`)],
    ['stock', stockWords(insect, intl)],
    ['cites', insect.citesAnnex && word(`citesAnnex.${insect.citesAnnex}`)],
  ];
  return facts.filter(([, description]) => Boolean(description));
}

function qualityWords({ quality }: Insect, intl: IntlShape): string {
  const meaning = intl.formatMessage({ id: `catalog.grade.${quality}` });
  return intl.formatMessage({ id: 'catalog.fact.qualityMeans' }, { quality, meaning });
}

function stockWords({ stock, isHeld }: Insect, intl: IntlShape): string {
  if (isHeld) return intl.formatMessage({ id: 'catalog.insect.keptAside' });
  return intl.formatMessage({ id: 'catalog.insect.available' }, { stock });
}
