import type { Category, Family, InsectCard } from '../../contract/catalogue.ts';

/** The outlines that stand in for a picture: `outlines/{plan}.svg`. */
export const BODY_PLANS = [
  'butterfly',
  'moth',
  'beetle',
  'stick',
  'mantis',
  'hopper',
  'dragonfly',
  'cicada',
  'wasp',
  'bug',
  'cockroach',
] as const;
export type BodyPlan = (typeof BODY_PLANS)[number];

/** Families, and genera whose family shares a drawer with others, by how they look from above; of beetles none, which is what everything else is taken for. */
const FAMILIES: Partial<Record<BodyPlan, string>> = {
  butterfly: 'Papilionidae Pieridae Nymphalidae Lycaenidae Riodinidae Hesperiidae',
  moth: 'Saturniidae Sphingidae Erebidae Noctuidae Geometridae Uraniidae Lasiocampidae Brahmaeidae Zygaenidae',
  stick:
    'Phasmatidae Heteropterygidae Lonchodidae Phylliidae Diapheromeridae Pseudophasmatidae Bacillidae Eurycantha Heteropteryx',
  mantis: 'Mantidae Empusidae Hymenopodidae Eremiaphilidae Deroplatyidae Acanthopidae Hymenopus',
  hopper:
    'Acrididae Pyrgomorphidae Romaleidae Tettigoniidae Gryllidae Gryllotalpidae Proscopiidae Gryllotalpa',
  dragonfly:
    'Aeshnidae Libellulidae Gomphidae Calopterygidae Pseudostigmatidae Ascalaphidae Corydalidae Myrmeleontidae Nemopteridae Anax Megaloprepus Corydalus Libelloides Nemoptera Palpares',
  cicada: 'Cicadidae Fulgoridae Membracidae Cercopidae',
  wasp: 'Apidae Asilidae Chrysididae Formicidae Mydidae Pompilidae Scoliidae Siricidae Syrphidae Tabanidae Vespidae Sphecidae Pepsis Stilbum Urocerus Volucella Asilus Gauromydas',
  bug: 'Pentatomidae Scutelleridae Coreidae Belostomatidae Reduviidae Nepidae Pyrrhocoridae Tessaratomidae Chrysocoris Diactor Lethocerus',
  cockroach: 'Blaberidae Blattidae Ectobiidae Corydiidae',
};

const BY_FAMILY = new Map(
  BODY_PLANS.flatMap((plan) => (FAMILIES[plan] ?? '').split(' ').map((name) => [name, plan] as const)),
);

const BY_CATEGORY: Partial<Record<Category, BodyPlan>> = {
  BUTTERFLIES: 'butterfly',
  MOTHS: 'moth',
  BEETLES: 'beetle',
};

/** What stands for a whole category. */
export const planOfCategory = (category: Category): BodyPlan =>
  category === 'OTHER_INSECTS' ? 'mantis' : (BY_CATEGORY[category] ?? 'butterfly');

/** What says how a lot looks. */
interface NamedLot extends Pick<InsectCard, 'name'> {
  family: Pick<Family, 'name' | 'category'>;
}

/** How a lot looks from above: by its category, its family, or the family that a mixed lot is named after. */
export function bodyPlanOf({ family, name }: NamedLot): BodyPlan {
  const words = [family.name.en, ...name.split(' ')];
  const plans = [BY_CATEGORY[family.category], ...words.map((word) => BY_FAMILY.get(word))];
  return plans.find((plan) => plan !== undefined) ?? 'beetle';
}
