import type { Family } from '../../contract/catalogue.ts';

/** The outlines that stand in for a picture: `outlines/{plan}.svg`. */
const PLANS = [
  'butterfly',
  'moth',
  'beetle',
  'stick',
  'mantis',
  'hopper',
  'dragonfly',
  'cicada',
  'wasp',
] as const;
export type BodyPlan = (typeof PLANS)[number];

/** Families of other insects, by how they look from above. */
const FAMILIES: Partial<Record<BodyPlan, string>> = {
  stick: 'Phasmatidae Heteropterygidae Lonchodidae Phylliidae Diapheromeridae Pseudophasmatidae Bacillidae',
  mantis: 'Mantidae Empusidae Hymenopodidae Eremiaphilidae Deroplatyidae Acanthopidae',
  hopper: 'Acrididae Pyrgomorphidae Romaleidae Tettigoniidae Gryllidae Gryllotalpidae Proscopiidae',
  dragonfly:
    'Aeshnidae Libellulidae Gomphidae Calopterygidae Pseudostigmatidae Ascalaphidae Corydalidae Myrmeleontidae Nemopteridae',
  cicada: 'Cicadidae Fulgoridae Membracidae Cercopidae',
  wasp: 'Apidae Asilidae Chrysididae Formicidae Mydidae Pompilidae Scoliidae Siricidae Syrphidae Tabanidae Vespidae Sphecidae',
};

const BY_FAMILY = new Map(
  PLANS.flatMap((plan) => (FAMILIES[plan] ?? '').split(' ').map((name) => [name, plan] as const)),
);

/** How a family looks from above. What nobody has named looks as most insects do, which are beetles. */
export function bodyPlanOf({ category, name }: Pick<Family, 'category' | 'name'>): BodyPlan {
  if (category === 'BUTTERFLIES') return 'butterfly';
  if (category === 'MOTHS') return 'moth';
  return BY_FAMILY.get(name.en) ?? 'beetle';
}
