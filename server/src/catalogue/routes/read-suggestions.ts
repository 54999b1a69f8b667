import type { Suggestions } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { readCardsById } from '../store/insect-cards.ts';
import type { ListingContext } from './read-listing.ts';

/** What a text may mean while it is typed, each species with its picture. */
export async function readSuggestions(
  { database: { kysely }, catalogue, cards, clock }: ListingContext,
  text: string,
  locale: Locale,
): Promise<Suggestions> {
  const { species, ...others } = await catalogue.suggest(text, locale);
  const lots = [...new Set(species.map(({ lot }) => lot.id))];
  const version = await catalogue.version();
  const read = await cards.fetchMany(version, lots, (ids) => readCardsById(kysely, ids, clock()));
  const pictures = new Map(read.map(({ uuid, picture }) => [uuid, picture]));
  return {
    ...others,
    species: species.map(({ lot, ...one }) => ({
      ...one,
      offer: { fromCents: lot.priceCents, genders: lot.genders, picture: pictures.get(lot.uuid) ?? null },
    })),
  };
}
