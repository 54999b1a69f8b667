import type { Insect, InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import type { IntlShape } from 'react-intl';

/** What tells this lot from others of its species, for a document's title. */
export function insectTitle(insect: InsectCard, intl: IntlShape): string {
  const gender = insect.isMixed ? '' : intl.formatMessage({ id: `catalog.gender.${insect.gender}` });
  return [insect.name, gender, insect.quality].filter(Boolean).join(', ');
}

/** One sentence for search engines: the lot's own description, else what its label says. */
export function insectDescription(insect: Insect, intl: IntlShape, locale: Locale): string {
  if (insect.description[locale]) return insect.description[locale];
  const place = [insect.locality, insect.country && formatCountry(insect.country, locale)].filter(Boolean);
  return [insectTitle(insect, intl), ...place].join(', ');
}
