import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FAMILY_CATEGORIES, type Category } from '../../contract/catalogue.ts';
import { BODY_PLANS, bodyPlanOf, planOfCategory } from './body-plan.ts';

const named = (name: string) => ({ en: name, nl: name, fr: name });

const lot = (category: Category, family: string, name = 'Genus species') => ({
  name,
  family: { id: 1, slug: named('slug'), name: named(family), category },
});

describe('The outline that stands in for a picture', () => {
  it.each([
    ['BUTTERFLIES', 'Nymphalidae', 'butterfly'],
    ['MOTHS', 'Saturniidae', 'moth'],
    ['BEETLES', 'Scarabaeidae', 'beetle'],
    ['OTHER_INSECTS', 'Phasmatidae', 'stick'],
    ['OTHER_INSECTS', 'Mantidae', 'mantis'],
    ['OTHER_INSECTS', 'Tettigoniidae', 'hopper'],
    ['OTHER_INSECTS', 'Libellulidae', 'dragonfly'],
    ['OTHER_INSECTS', 'Cicadidae', 'cicada'],
    ['OTHER_INSECTS', 'Vespidae', 'wasp'],
    ['OTHER_INSECTS', 'Pentatomidae', 'bug'],
    ['OTHER_INSECTS', 'Blaberidae', 'cockroach'],
  ] as const)('of %s, %s, is that of a %s', (category, family, plan) => {
    expect(bodyPlanOf(lot(category, family))).toBe(plan);
  });

  it.each([
    ['20 Pieridae', 'butterfly'],
    ['10 Cicadidae', 'cicada'],
    ['Twenty insects', 'beetle'],
  ])('of a mixed lot, %s, is that of what it holds: a %s', (name, plan) => {
    expect(bodyPlanOf(lot('MIX', 'Other mixed lots', name))).toBe(plan);
  });

  it.each([
    ['Gryllotalpa gryllotalpa', 'hopper'],
    ['Anax imperator', 'dragonfly'],
    ['Diactor bilineatus', 'bug'],
    ['Lethocerus indicus', 'bug'],
  ])('of %s, whose family has no drawer of its own, is that of a %s', (name, plan) => {
    expect(bodyPlanOf(lot('OTHER_INSECTS', 'Other insects', name))).toBe(plan);
  });

  it('of a whole category is never that of another', () => {
    expect(FAMILY_CATEGORIES.map(planOfCategory)).toEqual(['butterfly', 'moth', 'beetle', 'mantis']);
  });

  it('is drawn for each body plan', async () => {
    const files = await readdir(join(import.meta.dirname, 'outlines'));
    expect(files.toSorted()).toEqual([...BODY_PLANS, 'pin'].map((plan) => `${plan}.svg`).toSorted());
  });
});
