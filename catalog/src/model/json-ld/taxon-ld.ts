import type { Family, InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';

interface Taxon {
  name: string;
  rank: 'genus' | 'species';
  /** Other names, of any language. */
  names: readonly string[];
  /** The taxa above it, nearest first. */
  above: readonly { name: string; rank: 'genus' | 'family' }[];
  url: string;
}

/** A species or a genus as schema.org describes it. */
export function taxonLd({ name, rank, names, above, url }: Taxon): object {
  const alternateName = [...new Set(names)].filter((other) => other !== '' && other !== name);
  const [parent, ...others] = above;
  return {
    '@context': 'https://schema.org',
    '@type': 'Taxon',
    name,
    taxonRank: rank,
    url,
    ...(alternateName.length > 0 && { alternateName }),
    ...(parent && { parentTaxon: parentLd(parent, others) }),
  };
}

function parentLd(taxon: Taxon['above'][number], [next, ...others]: Taxon['above'][number][]): object {
  return {
    '@type': 'Taxon',
    name: taxon.name,
    taxonRank: taxon.rank,
    ...(next && { parentTaxon: parentLd(next, others) }),
  };
}

/** A family of nature has one Latin name; the others are what is left, and no taxon. */
export const familyTaxon = ({ name }: Family): Taxon['above'] =>
  name.en === name.nl && name.en === name.fr ? [{ name: name.en, rank: 'family' }] : [];

/** Lots for sale as a list of their pages. */
export function lotsLd(lots: readonly InsectCard[], locale: Locale, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: lots.map((lot, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: `${lot.name}, ${lot.reference}`,
      url: new URL(insectPath(lot, locale), publicUrl).href,
    })),
  };
}
