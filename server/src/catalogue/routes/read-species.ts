import type {
  GenusPage,
  InsectCard,
  SpeciesPage,
  SpeciesSales,
  SpeciesSummary,
} from '@vitrine/shared/contract/catalogue';
import type { SpeciesSort } from '@vitrine/shared/contract/catalogue-lists';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { SpeciesSlugs } from '@vitrine/shared/paths/species-path';
import { monthsSold, pricesMade, readSalesMade } from '../../orders/index.ts';
import type { InsectList, SpeciesFound } from '../engine/catalogue.ts';
import { findFormerGenus, findFormerSpecies } from '../store/former-names.ts';
import { readCards, readCardsById } from '../store/insects/insect-cards.ts';
import { listHeld } from '../store/reserved-lots.ts';
import { listNames } from '../store/synonyms.ts';
import type { ListingContext } from './read-listing.ts';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { annexOfLot, listShippingRates, shippedAlike, shippingAnswer } from '../../shipping/index.ts';
import { readSellerPlace } from '../../shop/index.ts';
import { readLawFacts } from '../store/insects/law-facts.ts';

/** A page of those for sale; of those sold the newest alone. */
const OFFERED_LIMIT = 24;
const SOLD_LIMIT = 12;

/** A genus by its word in addresses; null for one of which no lot was ever shown. */
export async function readGenusPage(context: ListingContext, genus: string): Promise<GenusPage | null> {
  const found = await context.catalogue.genus(genus);
  if (found) return { ...found, species: await summaries(context, found.species) };
  const former = await findFormerGenus(context.database.kysely, genus);
  return former && { ...former, species: [] };
}

interface LotsAsked {
  sort: SpeciesSort;
  page: number;
}

/** A species likewise, with a page of its lots; null past the last one too. */
export async function readSpeciesPage(
  context: ListingContext,
  slugs: SpeciesSlugs,
  asked: LotsAsked,
): Promise<SpeciesPage | null> {
  const genus = await context.catalogue.genus(slugs.genus);
  const found = genus?.species.find(({ slug }) => slug === slugs.species);
  const others = await summaries(context, genus?.species.filter((one) => one !== found) ?? []);
  if (!genus || !found) return readFormer(context, slugs, others);
  const { name, commonName, count, shown, lot } = found;
  const pages = Math.max(1, Math.ceil(count / OFFERED_LIMIT));
  if (asked.page > pages) return null;
  const [{ offered, sold }, names] = await Promise.all([
    readLots(context, { kind: 'species', ...slugs }, count, asked),
    listNames(context.database.kysely, name),
  ]);
  const [lotOfIt] = [...offered, ...sold];
  const [sales, ships] = await Promise.all([
    readSales(context, name, sold),
    readLotsShipping(context, offered),
  ]);
  return {
    ...{ name, commonName, genus: genus.genus, family: genus.family, ...names, others },
    authority: lotOfIt?.authority ?? '',
    ...{ ...asked, pages },
    ...{ count, offered, ships, soldCount: shown - count, sold, sales },
    ...(count > 0 ? { fromCents: lot.priceCents, genders: lot.genders } : { fromCents: null, genders: [] }),
    wishUuid: lotOfIt?.uuid ?? null,
  };
}

async function readFormer(
  { database: { kysely } }: ListingContext,
  slugs: SpeciesSlugs,
  others: SpeciesSummary[],
): Promise<SpeciesPage | null> {
  const former = await findFormerSpecies(kysely, slugs);
  if (!former) return null;
  const { uuid, ...said } = former;
  const none = { count: 0, fromCents: null, genders: [], offered: [], soldCount: 0, sold: [] };
  return { ...said, ...none, ...(await listNames(kysely, said.name)), wishUuid: uuid, others };
}

/** What can be ordered stands before the rest in a list. */
async function readLots(
  { catalogue, database, clock }: ListingContext,
  list: InsectList,
  count: number,
  { sort, page }: LotsAsked,
) {
  const find = async (order: SpeciesSort, offset: number, limit: number) =>
    (await catalogue.find({ list, filters: NO_FILTERS, sort: order, offset, limit })).ids;
  const offset = (page - 1) * OFFERED_LIMIT;
  const [first, last] = await Promise.all([
    find(sort, offset, Math.min(count - offset, OFFERED_LIMIT)),
    find('newest', count, SOLD_LIMIT),
  ]);
  const cards = await readCards(database.kysely, [...first, ...last], clock());
  return { offered: cards.filter(isInStock), sold: cards.filter((card) => !isInStock(card)) };
}

/** What orders say of a species, and of the lots of it that are no longer for sale. */
async function readSales(
  { database: { kysely } }: ListingContext,
  name: string,
  sold: readonly InsectCard[],
): Promise<SpeciesSales> {
  const uuids = sold.map(({ uuid }) => uuid);
  const [sales, held] = await Promise.all([readSalesMade(kysely, name), listHeld(kysely, uuids)]);
  const months = monthsSold(sales.filter(({ uuid }) => uuids.includes(uuid)));
  return { ...pricesMade(sales), months: Object.fromEntries(months), held };
}

const isInStock = ({ stock }: InsectCard) => stock > 0;

async function summaries(
  { catalogue, cards, database, clock }: ListingContext,
  species: readonly SpeciesFound[],
): Promise<SpeciesSummary[]> {
  const ids = species.map(({ lot }) => lot.id);
  const read = await cards.fetchMany(await catalogue.version(), ids, (missing) =>
    readCardsById(database.kysely, missing, clock()),
  );
  const lots = new Map(read.map((lot) => [lot.name, lot]));
  return species.map(({ name, commonName, count, lot }) => {
    const shown = lots.get(name);
    return {
      ...{ name, commonName, count },
      ...{ fromCents: lot.priceCents, genders: lot.genders, picture: shown?.picture ?? null },
      ...(shown && { uuid: shown.uuid }),
      ...(shown?.isPictureAwaited === false && { isPictureAwaited: false }),
    };
  });
}

type Ships = NonNullable<SpeciesPage['ships']>;

/** Where lots may go, country by country, as the page of each one says it; lots alike stand together. */
async function readLotsShipping(
  { database: { kysely }, clock }: Pick<ListingContext, 'database' | 'clock'>,
  cards: readonly InsectCard[],
): Promise<Ships> {
  const uuids = cards.map(({ uuid }) => uuid);
  const [facts, rates, from] = await Promise.all([
    readLawFacts(kysely, uuids),
    listShippingRates(kysely),
    readSellerPlace(kysely),
  ]);
  const terms = { rates, today: belgianDay(clock()), from };
  const groups = shippedAlike(rates).map((countries) => ({
    countries,
    answerOf: shippingAnswer(terms, countries[0] ?? ''),
  }));
  const ships = cards.flatMap((card) => {
    const own = facts.get(card.uuid);
    if (!own) return [];
    const lot = { ...card, ...own };
    const judged = { ...lot, citesAnnex: annexOfLot(lot) };
    const to: Omit<Ships[number], 'uuids'> = { yes: [], papers: [], ask: [] };
    for (const { countries, answerOf } of groups) {
      const answer = answerOf(judged);
      if (answer !== 'no') to[answer].push(...countries);
    }
    return [{ uuid: card.uuid, to }];
  });
  return [...Map.groupBy(ships, ({ to }) => JSON.stringify(to)).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ uuids: alike.map(({ uuid }) => uuid), ...first.to }] : [];
  });
}
