import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { speciesSlugs } from '@vitrine/shared/paths/species-path';
import type { InsectList } from '../engine/catalogue.ts';
import { coloursOf } from '../engine/columns/colour-mask.ts';
import { readColourFacts } from '../store/catalogue-rows.ts';
import { readCards } from '../store/insects/insect-cards.ts';
import type { ListingContext } from './read-listing.ts';

/** Lots beside an insect that can be ordered: of its species and its genus the newest, of its family those of its colour and size. */
interface Relatives {
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

/** How near a size is that is alike where the colour is the same, too. */
const ALIKE_IN_COLOUR = ALIKE[1];

/** Those of its colour that are nearly as large first, then the nearest in millimetres; of unknown size last. */
async function readAlike(
  context: Context,
  insect: Relative,
  list: InsectList,
  limit: number,
): Promise<InsectCard[]> {
  const { sizeMm } = insect;
  if (sizeMm === null) return readKin(context, insect, list, limit);
  const found = new Map<string, InsectCard>();
  const add = async (more: Narrowed) => {
    for (const card of await readKin(context, insect, list, limit, more)) found.set(card.uuid, card);
  };
  const facts = telling(coloursOf(await readColourFacts(context.database.kysely, insect.uuid)));
  if (facts) await add({ ...within(sizeMm, ALIKE_IN_COLOUR), facts });
  const inColour = new Set(found.keys());
  for (const part of ALIKE) if (found.size < limit) await add(within(sizeMm, part));
  if (found.size < limit) await add(NO_FILTERS);
  const gap = (card: InsectCard) => (card.sizeMm === null ? Infinity : Math.abs(card.sizeMm - sizeMm));
  const rank = ({ uuid }: InsectCard) => (inColour.has(uuid) ? 0 : 1);
  return [...found.values()]
    .toSorted((one, other) => rank(one) - rank(other) || compare(gap(one), gap(other)))
    .slice(0, limit);
}

const within = (sizeMm: number, part: number) => ({
  sizeFromMm: Math.floor(sizeMm * (1 - part)),
  sizeToMm: Math.ceil(sizeMm * (1 + part)),
});

/** Nearly all insects have some black or brown: another colour says more. Null where none is known. */
function telling(colours: readonly (string | null)[]): Filters['facts'] | null {
  const known = colours.filter((colour) => colour !== null && colour !== '');
  const colour = known.find((one) => one !== 'black' && one !== 'brown') ?? known[0];
  return colour ? { [PICTURE_COLOUR.key]: [colour] } : null;
}

/** Two of unknown size differ by nothing. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

type Narrowed = Pick<Filters, 'sizeFromMm' | 'sizeToMm' | 'facts'>;

async function readKin(
  { catalogue, database, clock }: Context,
  insect: Relative,
  list: InsectList,
  limit: number,
  narrowed: Narrowed = NO_FILTERS,
): Promise<InsectCard[]> {
  const { sizeFromMm, sizeToMm, facts } = narrowed;
  const filters = { ...NO_FILTERS, isInStock: true, sizeFromMm, sizeToMm, ...(facts && { facts }) };
  // One more: the insect itself may be among them.
  const { ids } = await catalogue.find({ list, filters, sort: 'newest', offset: 0, limit: limit + 1 });
  const cards = await readCards(database.kysely, ids, clock());
  return cards.filter(({ uuid, stock }) => uuid !== insect.uuid && stock > 0).slice(0, limit);
}
