import type { Gender, Insect, Quality, Spread } from '@vitrine/shared/contract/catalogue';
import type { SampleFamily } from './families.ts';
import type { Random } from './random.ts';

/** A row of the table of insects, without its family and what the database gives by itself. */
interface SampleInsect {
  uuid: string;
  reference: string;
  name: string;
  genus: string;
  species: string;
  authority: string;
  common_en: string;
  common_nl: string;
  common_fr: string;
  quality: Quality;
  size_mm: number | null;
  weight_grams: number;
  country: string;
  locality: string;
  caught_on: string | null;
  spread: Spread;
  gender: Gender;
  price_cents: number;
  is_repair: number;
  is_mixed: number;
  cites_annex: Insect['citesAnnex'];
  cites_certificate?: string;
  /** JSON. */
  facts: string;
  description_en: string;
  description_nl: string;
  description_fr: string;
  is_published: number;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  first_shown_at: string;
  on_hand: number;
  reserved: number;
}

/** A price, and from when it held (ISO-8601 UTC). */
export interface PriceSince {
  priceCents: number;
  at: string;
}

/** All that is written of one lot. */
export interface SampleLot {
  insect: SampleInsect;
  family: SampleFamily;
  shape: string;
  colours: readonly string[];
  /** In the order of time, the current one last. */
  prices: readonly PriceSince[];
  /** How many there ever were: what is not on hand any more was sold. */
  received: number;
}

/** What all lots of one filling share. */
export interface Making {
  random: Random;
  families: readonly SampleFamily[];
  now: Date;
  /** Whether each lot has a picture of its own; else its description says nothing of what is in it. */
  isPictured: boolean;
  /** The next free reference, such as `BU-0123`. */
  nextReference(prefix: string): string;
}
