import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import { speciesSlugs } from '@vitrine/shared/paths/species-path';
import type { InsectList } from '../engine/catalogue.ts';
import { readCards } from '../store/insect-cards.ts';
import type { ListingContext } from './read-listing.ts';

/** Lots beside an insect that can be ordered: of its species and its genus the newest, of its family those of its size. */
export interface Relatives {
  sameSpecies: InsectCard[];
  sameGenus: InsectCard[];
  related: InsectCard[];
}

type Relative = Pick<InsectCard, 'uuid' | 'name' | 'isMixed' | 'family' | 'sizeMm'>;
type Context = Pick<ListingContext, 'catalogue' | 'database' | 'clock'>;

const LIMITS: Record<keyof Relatives, number> = { sameSpecies: 4, sameGenus: 4, related: 8 };

/** A mixed lot has no species: its name is a title. */
export async function readRelatives(context: Context, insect: Relative): Promise<Relatives> {
  const slugs = insect.isMixed ? null : speciesSlugs(insect.name);
  const inFamily = { kind: 'family', familyId: insect.family.id } as const;
  const read = (kin: keyof Relatives, list: InsectList) => readKin(context, insect, list, LIMITS[kin]);
  if (!slugs) return { sameSpecies: [], sameGenus: [], related: await read('related', inFamily) };
  const { genus, species } = slugs;
  const [sameSpecies, sameGenus, related] = await Promise.all([
    read('sameSpecies', { kind: 'species', genus, species }),
    read('sameGenus', { kind: 'genus', genus, except: species }),
    readAlike(context, insect, { ...inFamily, exceptGenus: genus }, LIMITS.related),
  ]);
  // Those of the genus stand in the place of others: a page with more cards takes longer.
  return { sameSpecies, sameGenus, related: related.slice(0, LIMITS.related - sameGenus.length) };
}

/** By what part a lot may differ in size, from those that look the same beside each other to any. */
const ALIKE = [0.05, 0.15, 0.4] as const;

/** The nearest in millimetres first; of unknown size last. */
async function readAlike(
  context: Context,
  insect: Relative,
  list: InsectList,
  limit: number,
): Promise<InsectCard[]> {
  const { sizeMm } = insect;
  if (sizeMm === null) return readKin(context, insect, list, limit);
  const found = new Map<string, InsectCard>();
  for (const part of ALIKE) {
    const bounds = { sizeFromMm: Math.floor(sizeMm * (1 - part)), sizeToMm: Math.ceil(sizeMm * (1 + part)) };
    for (const card of await readKin(context, insect, list, limit, bounds)) found.set(card.uuid, card);
    if (found.size >= limit) break;
  }
  if (found.size < limit)
    for (const card of await readKin(context, insect, list, limit)) found.set(card.uuid, card);
  const gap = (card: InsectCard) => (card.sizeMm === null ? Infinity : Math.abs(card.sizeMm - sizeMm));
  return [...found.values()].toSorted((one, other) => compare(gap(one), gap(other))).slice(0, limit);
}

/** Two of unknown size differ by nothing. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

async function readKin(
  { catalogue, database, clock }: Context,
  insect: Relative,
  list: InsectList,
  limit: number,
  bounds: Pick<Filters, 'sizeFromMm' | 'sizeToMm'> = NO_FILTERS,
): Promise<InsectCard[]> {
  const { sizeFromMm, sizeToMm } = bounds;
  const filters = { ...NO_FILTERS, isInStock: true, sizeFromMm, sizeToMm };
  // One more: the insect itself may be among them.
  const { ids } = await catalogue.find({ list, filters, sort: 'newest', offset: 0, limit: limit + 1 });
  const cards = await readCards(database.kysely, ids, clock());
  return cards.filter(({ uuid, stock }) => uuid !== insect.uuid && stock > 0).slice(0, limit);
}
