import type { InsectCard, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { annexOfLot, listShippingRates, shippedAlike, shippingAnswer } from '../../shipping/index.ts';
import { readSellerPlace } from '../../shop/index.ts';
import { readLawFacts } from '../store/insects/law-facts.ts';
import type { ListingContext } from './read-listing.ts';

type Ships = NonNullable<SpeciesPage['ships']>;

/** Where lots may go, country by country, as the page of each one says it; lots alike stand together. */
export async function readLotsShipping(
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
