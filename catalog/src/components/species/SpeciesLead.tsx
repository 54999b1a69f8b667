import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { genusOf, genusPath, lotSpeciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { useIntl } from 'react-intl';
import style from './SpeciesLead.module.css';

/**
 * Above what was found: the page of the one species, or else of the one genus, that all of it is of. Of several pages the
 * shop says what they are of; one of before that does not say it gets no link.
 */
export function SpeciesLead({ listing }: { listing: Pick<Listing, 'items' | 'close' | 'pages' | 'alike'> }) {
  const intl = useIntl();
  const locale = useLocale();
  const found = listing.items.filter(({ uuid }) => !listing.close.includes(uuid));
  const { pages, alike = 'none' } = listing;
  const lead = pages > 1 && alike === 'none' ? null : leadOf(found, locale, alike === 'genus');
  if (!lead) return null;
  const name = <LatinName name={lead.name} short />;
  return (
    <p className={style['lead']}>
      <SiteLink to={lead.to}>{intl.formatMessage({ id: 'catalog.search.species' }, { name })}</SiteLink>
    </p>
  );
}

function leadOf(
  found: readonly InsectCard[],
  locale: Locale,
  isOfGenus: boolean,
): { name: string; to: string } | null {
  const [first] = found;
  const species = onlyOne(found.map((lot) => lotSpeciesPath(lot, locale)));
  if (!first || species === undefined || isOfGenus) {
    if (!first || found.some((lot) => !lotSpeciesPath(lot, locale))) return null;
    const genus = onlyOne(found.map(({ name, family }) => genusPath(genusOf(name), family, locale)));
    return genus ? { name: genusOf(first.name), to: genus } : null;
  }
  return species ? { name: first.name, to: species } : null;
}

/** What all are; undefined where they differ. */
function onlyOne<T>(values: readonly T[]): T | undefined {
  const [only, ...others] = new Set(values);
  return others.length === 0 ? only : undefined;
}
