import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { genusOf, genusPath, lotSpeciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { useIntl } from 'react-intl';
import style from './SpeciesLead.module.css';

/** Above what was found: the page of the one species, or else of the one genus, that all of it is of. */
export function SpeciesLead({ listing }: { listing: Pick<Listing, 'items' | 'close'> }) {
  const intl = useIntl();
  const locale = useLocale();
  const found = listing.items.filter(({ uuid }) => !listing.close.includes(uuid));
  const lead = leadOf(found, locale);
  if (!lead) return null;
  const name = <LatinName name={lead.name} short />;
  return (
    <p className={style['lead']}>
      <SiteLink to={lead.to}>{intl.formatMessage({ id: 'catalog.search.species' }, { name })}</SiteLink>
    </p>
  );
}

function leadOf(found: readonly InsectCard[], locale: Locale): { name: string; to: string } | null {
  const [first] = found;
  const species = onlyOne(found.map((lot) => lotSpeciesPath(lot, locale)));
  if (!first || species === undefined) {
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
