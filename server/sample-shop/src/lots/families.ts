import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Localized } from '@vitrine/shared/contract/locale';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import type { Species } from './species.ts';

export interface SampleFamily {
  /** `OTHER_BEETLES` and the like; null for a family of nature. */
  code: string | null;
  category: Category;
  name: Localized;
  slug: Localized;
}

/** A family of nature with fewer species than this shares a drawer with the others of its category. */
const MIN_SPECIES = 2;

const OTHERS: Omit<SampleFamily, 'slug'>[] = [
  other(
    'BUTTERFLIES',
    'OTHER_BUTTERFLIES',
    'Other butterflies',
    'Andere dagvlinders',
    'Autres papillons de jour',
  ),
  other('MOTHS', 'OTHER_MOTHS', 'Other moths', 'Andere nachtvlinders', 'Autres papillons de nuit'),
  other('BEETLES', 'OTHER_BEETLES', 'Other beetles', 'Andere kevers', 'Autres coléoptères'),
  other('OTHER_INSECTS', 'OTHER_INSECTS', 'Other insects', 'Andere insecten', 'Autres insectes'),
  other('REPAIRS', 'OTHER_REPAIRS', 'Other repairs', 'Andere reparaties', 'Autres réparations'),
  other(
    'ONE_EURO',
    'OTHER_ONE_EURO',
    'Other one euro insects',
    'Andere insecten van 1 euro',
    'Autres insectes à un euro',
  ),
  other('MIX', 'OTHER_MIX', 'Other mixed lots', 'Andere gemengde loten', 'Autres lots mixtes'),
];

function other(category: Category, code: string, en: string, nl: string, fr: string) {
  return { category, code, name: { en, nl, fr } };
}

/** Every family of the sample shop: those of nature, and one for the rest of each category. */
export function familiesOf(species: readonly Species[]): SampleFamily[] {
  const known = new Map(
    species.map(({ category, family }) => [`${category} ${family}`, { category, family }]),
  );
  const natural = [...known.values()].filter(({ category, family }) =>
    isOwnFamily(species, category, family),
  );
  return [
    ...natural.map(({ category, family }) => {
      const name = { en: family, nl: family, fr: family };
      return { code: null, category, name, slug: slugsOf(name) };
    }),
    ...OTHERS.map((other) => ({ ...other, slug: slugsOf(other.name) })),
  ];
}

/** Where a lot of the species belongs. `rest`: whose drawer takes it when its family has none. */
export function familyFor(families: readonly SampleFamily[], species: Species, rest: Category): SampleFamily {
  const own = families.find(
    ({ category, name }) => category === species.category && name.en === species.family,
  );
  return own ?? otherFamily(families, rest);
}

export function otherFamily(families: readonly SampleFamily[], category: Category): SampleFamily {
  const found = families.find((family) => family.category === category && family.code !== null);
  if (!found) throw new Error(`${category} has no family for the rest`);
  return found;
}

/** A family as its table holds it, but for when it was last updated. */
export function familyColumns({ code, category, slug, name }: SampleFamily) {
  const slugs = { slug_en: slug.en, slug_nl: slug.nl, slug_fr: slug.fr };
  return { code, category, ...slugs, name_en: name.en, name_nl: name.nl, name_fr: name.fr };
}

function isOwnFamily(species: readonly Species[], category: string, family: string): boolean {
  return species.filter((one) => one.category === category && one.family === family).length >= MIN_SPECIES;
}

function slugsOf({ en, nl, fr }: Localized): Localized {
  return { en: slugOf(en), nl: slugOf(nl), fr: slugOf(fr) };
}
