import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { speciesSlugs } from '@vitrine/shared/paths/species-path';
import type { InsectList } from '../engine/catalogue.ts';
import { readCards } from '../store/insect-cards.ts';
import type { ListingContext } from './read-listing.ts';

/** Lots beside an insect that can be ordered, newest first: of its species, else of its genus, else of its family. */
export interface Relatives {
  sameSpecies: InsectCard[];
  sameGenus: InsectCard[];
  related: InsectCard[];
}

type Relative = Pick<InsectCard, 'uuid' | 'name' | 'isMixed' | 'family'>;
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
    read('related', { ...inFamily, exceptGenus: genus }),
  ]);
  // Those of the genus stand in the place of others: a page with more cards takes longer.
  return { sameSpecies, sameGenus, related: related.slice(0, LIMITS.related - sameGenus.length) };
}

async function readKin(
  { catalogue, database, clock }: Context,
  insect: Relative,
  list: InsectList,
  limit: number,
): Promise<InsectCard[]> {
  const filters = { ...NO_FILTERS, isInStock: true };
  // One more: the insect itself may be among them.
  const { ids } = await catalogue.find({ list, filters, sort: 'newest', offset: 0, limit: limit + 1 });
  const cards = await readCards(database.kysely, ids, clock());
  return cards.filter(({ uuid, stock }) => uuid !== insect.uuid && stock > 0).slice(0, limit);
}
