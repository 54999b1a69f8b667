import type { Category, Quality } from '@vitrine/shared/contract/catalogue';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { describeLot } from './describe-lot.ts';
import { familyFor } from './families.ts';
import { findLabelDate } from './label-date.ts';
import { findPrices } from './lot-prices.ts';
import { findStock } from './lot-stock.ts';
import { placesAround } from './neighbours.ts';
import { type Making, type SampleLot } from './sample-lot.ts';
import type { Species } from './species.ts';

/** What is settled about a lot before chance fills in the rest. */
export interface LotPlan {
  species: Species;
  quality: Quality;
  sizeMm: number;
  priceCents: number;
  prefix: string;
  /** Whose drawer takes it when its family has none of its own. */
  rest: Category;
  isRepair: boolean;
}

const OLDEST_DAYS = 540;
const LEPIDOPTERA = new Set<Category>(['BUTTERFLIES', 'MOTHS']);

/** One lot of a species, as a dealer might have it. */
export function makeLot(making: Making, plan: LotPlan): SampleLot {
  const { random, now } = making;
  const { species, quality, sizeMm, priceCents, isRepair } = plan;
  const { country } = species;
  const { received, onHand, gender } = findStock(random);
  const locality = random.pick(placesAround(country, species.locality));
  const caughtOn = findLabelDate(random, country, now);
  const family = familyFor(making.families, species, plan.rest);
  const createdAt = new Date(now.getTime() - random.next() * OLDEST_DAYS * DAY_MS);
  const prices = findPrices(random, priceCents, createdAt, now);
  const facts = {
    gender,
    quality,
    sizeMm,
    isWingspan: LEPIDOPTERA.has(species.category),
    country,
    locality,
    caughtOn,
  };
  const named = family.code === null ? null : species.family;
  const text = describeLot({ ...facts, family: named, isRepair }, random.int(0, 5));
  return {
    family,
    shape: species.shape,
    colours: species.colours,
    prices,
    received,
    insect: {
      uuid: random.uuid(),
      reference: making.nextReference(plan.prefix),
      name: `${species.genus} ${species.species}`,
      genus: species.genus,
      species: species.species,
      authority: species.authority,
      common_en: species.common_en,
      common_nl: species.common_nl,
      common_fr: species.common_fr,
      quality,
      size_mm: sizeMm,
      weight_grams: 20 + Math.round(sizeMm * 0.4),
      country,
      locality,
      caught_on: caughtOn,
      spread: 'YES',
      gender,
      price_cents: priceCents,
      is_repair: isRepair ? 1 : 0,
      is_mixed: 0,
      cites_annex: species.cites_annex,
      description_en: text.en,
      description_nl: text.nl,
      description_fr: text.fr,
      is_published: 1,
      deleted_at: null,
      created_at: createdAt.toISOString(),
      updated_at: prices.at(-1)?.at ?? createdAt.toISOString(),
      on_hand: onHand,
      reserved: 0,
    },
  };
}
