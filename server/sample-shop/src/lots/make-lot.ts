import type { Category, Quality, Gender } from '@vitrine/shared/contract/catalogue';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { findFlaws } from '../illustrator/wear/flaws.ts';
import { describeLot } from './describe-lot.ts';
import { familyFor } from './families.ts';
import { findPrices } from './lot-prices.ts';
import { placesAround } from './neighbours.ts';
import type { Making, SampleLot } from './sample-lot.ts';
import { samplePapers } from './sample-papers.ts';
import { sizeOfSex } from './sex-sizes.ts';
import type { Species } from './species.ts';
import type { Random } from './random.ts';

/** What is settled about a lot before chance fills in the rest. */
interface LotPlan {
  species: Species;
  quality: Quality;
  /** Within the range of the species; the lot's own follows from it and its sex. */
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
  const { species, quality, priceCents, isRepair } = plan;
  const { country } = species;
  const { received, onHand, gender } = findStock(random);
  const sizeMm = sizeOfSex(species, gender, plan.sizeMm);
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
  const reference = making.nextReference(plan.prefix);
  const flaws = making.isPictured ? findFlaws({ reference, quality, shape: species.shape }) : [];
  const more = { family: named, isRepair, isOneOfThese: making.isPictured && received > 1, flaws };
  const text = describeLot({ ...facts, ...more }, random.int(0, 5));
  return {
    family,
    shape: species.shape,
    colours: species.colours,
    prices,
    received,
    insect: {
      uuid: random.uuid(),
      reference,
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
      facts: samplePapers({ reference, annex: species.cites_annex, country, caughtOn, createdAt }),
      description_en: text.en,
      description_nl: text.nl,
      description_fr: text.fr,
      is_published: 1,
      deleted_at: null,
      created_at: createdAt.toISOString(),
      updated_at: prices.at(-1)?.at ?? createdAt.toISOString(),
      first_shown_at: createdAt.toISOString(),
      on_hand: onHand,
      reserved: 0,
    },
  };
}

const SOUTHERN = new Set(['AR', 'AU', 'CL', 'MG', 'MZ', 'ZA', 'ZM']);
const TROPICAL = new Set('BO CF CI CM CO CR GF GH GT ID KE LA MM MX MY PE PG PH SB TH TZ VN'.split(' '));

/** The date on a label: a day, a month or a year of a season in which insects fly there; null where it has none. */
function findLabelDate(random: Random, country: string, now: Date): string | null {
  if (random.chance(0.03)) return null;
  const year = now.getUTCFullYear() - findAge(random);
  const month = twoDigits(findMonth(random, country));
  const day = twoDigits(random.int(1, 28));
  return random.pick([
    `${year}`,
    `${year}-${month}`,
    `${year}-${month}`,
    `${year}-${month}-${day}`,
    `${year}-${month}-${day}`,
  ]);
}

/** Years ago: mostly recent, some of old collections. */
function findAge(random: Random): number {
  return random.chance(0.7) ? random.int(1, 20) : random.int(21, 60);
}

function findMonth(random: Random, country: string): number {
  if (TROPICAL.has(country)) return random.int(1, 12);
  return SOUTHERN.has(country) ? random.pick([10, 11, 12, 1, 2, 3]) : random.int(5, 8);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const SOLD_OUT_SHARE = 0.06;
const SEVERAL_SHARE = 0.15;

interface LotStock {
  received: number;
  onHand: number;
  gender: Gender;
}

/** Most lots are one specimen; of several, the sexes are often mixed. */
function findStock(random: Random): LotStock {
  const received = random.chance(SEVERAL_SHARE) ? random.int(2, 12) : 1;
  const onHand = random.chance(SOLD_OUT_SHARE) ? 0 : received;
  return { received, onHand, gender: findGender(random, received) };
}

function findGender(random: Random, received: number): Gender {
  if (random.chance(received > 1 ? 0.6 : 0.05)) return 'STOCK';
  return random.chance(0.68) ? 'MALE' : 'FEMALE';
}
